import type { Language } from '@tervita/domain/core';
import type { MessageTemplate } from '@tervita/domain/message-centre';

/**
 * What the templates say. Russian is written with Latin letters, as an SMS carries no others. Where a day or an hour
 * belongs, a blank stands that must be filled in before it is sent.
 */
const templates: Record<Language, Record<MessageTemplate, string>> = {
  et: {
    FLU_VACCINATION:
      'Tere, {firstName}! Gripivaktsiin on kohal. Ootame Teid vaktsineerima __ kell __. Ette registreerida ei ole vaja.',
    HEALTH_CHECK: 'Tere, {firstName}! On aeg tulla tervisekontrolli. Palun broneerige aeg meie keskuses.',
    CHILD_HEALTH_CHECK:
      'Tere! Lapsel {firstName} on aeg tulla tervisekontrolli. Palun broneerige aeg meie keskuses.',
    COLON_CANCER_SCREENING:
      'Tere, {firstName}! Olete oodatud jämesoolevähi sõeluuringule. Testi saate perearstikeskusest.',
    URINE_SAMPLE: 'Tere, {firstName}! Palun tooge uriiniproov meie keskusesse __ kell __.',
    JOIN_PLATFORM: 'Tere, {firstName}! Nüüd saate meile kirjutada ka veebis: {address}',
    APPOINTMENT_ECG: 'Tere, {firstName}! Ootame Teid EKG uuringule __ kell __.',
    APPOINTMENT_ECG_24H: 'Tere, {firstName}! Ootame Teid ööpäevasele EKG uuringule (Holter) __ kell __.',
    APPOINTMENT_BLOOD_PRESSURE_24H:
      'Tere, {firstName}! Ootame Teid ööpäevasele vererõhu mõõtmisele __ kell __.',
    APPOINTMENT_SPIROGRAPHY: 'Tere, {firstName}! Ootame Teid spirograafiale __ kell __.',
    APPOINTMENT_CRYOTHERAPY: 'Tere, {firstName}! Ootame Teid krüoteraapiasse __ kell __.',
    APPOINTMENT_BLOOD_TEST:
      'Tere, {firstName}! Ootame Teid vereproovi andma __ kell __. Palun tulge söömata.',
    APPOINTMENT_URINE_TEST: 'Tere, {firstName}! Ootame Teid uriiniprooviga __ kell __.',
  },
  en: {
    FLU_VACCINATION:
      'Hello {firstName}! The flu vaccine is here. Come to be vaccinated on __ at __. No need to book.',
    HEALTH_CHECK: 'Hello {firstName}! It is time for a health check. Please book a visit with us.',
    CHILD_HEALTH_CHECK:
      'Hello! It is time for a health check of your child {firstName}. Please book a visit with us.',
    COLON_CANCER_SCREENING:
      'Hello {firstName}! You are invited to colon cancer screening. You get the test at the clinic.',
    URINE_SAMPLE: 'Hello {firstName}! Please bring a urine sample to the clinic on __ at __.',
    JOIN_PLATFORM: 'Hello {firstName}! You can now write to us online as well: {address}',
    APPOINTMENT_ECG: 'Hello {firstName}! We expect you for an ECG on __ at __.',
    APPOINTMENT_ECG_24H: 'Hello {firstName}! We expect you for a 24 h ECG on __ at __.',
    APPOINTMENT_BLOOD_PRESSURE_24H:
      'Hello {firstName}! We expect you for 24 h blood pressure monitoring on __ at __.',
    APPOINTMENT_SPIROGRAPHY: 'Hello {firstName}! We expect you for spirography on __ at __.',
    APPOINTMENT_CRYOTHERAPY: 'Hello {firstName}! We expect you for cryotherapy on __ at __.',
    APPOINTMENT_BLOOD_TEST:
      'Hello {firstName}! We expect you for a blood test on __ at __. Please do not eat before it.',
    APPOINTMENT_URINE_TEST: 'Hello {firstName}! We expect you with a urine sample on __ at __.',
  },
  ru: {
    FLU_VACCINATION:
      'Zdravstvujte, {firstName}! Vaktsina ot grippa uzhe u nas. Zhdem vas na privivku __ v __. Zapis ne nuzhna.',
    HEALTH_CHECK: 'Zdravstvujte, {firstName}! Pora projti osmotr. Zapishites, pozhalujsta, v nashem tsentre.',
    CHILD_HEALTH_CHECK:
      'Zdravstvujte! Rebenku ({firstName}) pora projti osmotr. Zapishites, pozhalujsta, v nashem tsentre.',
    COLON_CANCER_SCREENING:
      'Zdravstvujte, {firstName}! Priglashaem na skrining raka kishechnika. Test mozhno poluchit v tsentre.',
    URINE_SAMPLE: 'Zdravstvujte, {firstName}! Prinesite, pozhalujsta, mochu na analiz __ v __.',
    JOIN_PLATFORM: 'Zdravstvujte, {firstName}! Teper nam mozhno pisat i v internete: {address}',
    APPOINTMENT_ECG: 'Zdravstvujte, {firstName}! Zhdem vas na EKG __ v __.',
    APPOINTMENT_ECG_24H: 'Zdravstvujte, {firstName}! Zhdem vas na sutochnuju EKG __ v __.',
    APPOINTMENT_BLOOD_PRESSURE_24H:
      'Zdravstvujte, {firstName}! Zhdem vas na sutochnoe izmerenie davlenija __ v __.',
    APPOINTMENT_SPIROGRAPHY: 'Zdravstvujte, {firstName}! Zhdem vas na spirografiju __ v __.',
    APPOINTMENT_CRYOTHERAPY: 'Zdravstvujte, {firstName}! Zhdem vas na krioterapiju __ v __.',
    APPOINTMENT_BLOOD_TEST:
      'Zdravstvujte, {firstName}! Zhdem vas na analiz krovi __ v __. Prihodite natoshchak.',
    APPOINTMENT_URINE_TEST: 'Zdravstvujte, {firstName}! Zhdem vas s analizom mochi __ v __.',
  },
  pl: {
    FLU_VACCINATION:
      'Dzień dobry, {firstName}! Mamy szczepionkę przeciw grypie. Zapraszamy na szczepienie __ o __. Bez zapisów.',
    HEALTH_CHECK: 'Dzień dobry, {firstName}! Czas na badanie kontrolne. Prosimy umówić wizytę w przychodni.',
    CHILD_HEALTH_CHECK:
      'Dzień dobry! Czas na badanie kontrolne dziecka ({firstName}). Prosimy umówić wizytę w przychodni.',
    COLON_CANCER_SCREENING:
      'Dzień dobry, {firstName}! Zapraszamy na badanie przesiewowe w kierunku raka jelita grubego. Test czeka w przychodni.',
    URINE_SAMPLE: 'Dzień dobry, {firstName}! Prosimy przynieść próbkę moczu __ o __.',
    JOIN_PLATFORM: 'Dzień dobry, {firstName}! Teraz można do nas pisać także w internecie: {address}',
    APPOINTMENT_ECG: 'Dzień dobry, {firstName}! Zapraszamy na EKG __ o __.',
    APPOINTMENT_ECG_24H: 'Dzień dobry, {firstName}! Zapraszamy na Holter EKG __ o __.',
    APPOINTMENT_BLOOD_PRESSURE_24H:
      'Dzień dobry, {firstName}! Zapraszamy na całodobowy pomiar ciśnienia __ o __.',
    APPOINTMENT_SPIROGRAPHY: 'Dzień dobry, {firstName}! Zapraszamy na spirometrię __ o __.',
    APPOINTMENT_CRYOTHERAPY: 'Dzień dobry, {firstName}! Zapraszamy na krioterapię __ o __.',
    APPOINTMENT_BLOOD_TEST:
      'Dzień dobry, {firstName}! Zapraszamy na badanie krwi __ o __. Prosimy przyjść na czczo.',
    APPOINTMENT_URINE_TEST: 'Dzień dobry, {firstName}! Zapraszamy z próbką moczu __ o __.',
  },
};

/** A template in words; the address is that of the product, as a patient types it. */
export const smsTemplateText = (language: Language, template: MessageTemplate, address: string): string =>
  templates[language][template].replace('{address}', address);
