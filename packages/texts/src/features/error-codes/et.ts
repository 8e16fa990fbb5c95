import type { codes as en } from './en.ts';

export const codes: typeof en = {
  PATIENT_NOT_RELATED_WITH_ANY_CLINIC:
    'Me ei leidnud selle isikukoodiga seotud kliinikut ja e-kontakti ei saa saata. Kui vahetasite hiljuti perearsti, proovige mõne päeva pärast uuesti.',
  DOCTOR_NOT_RELATED_WITH_ANY_CLINIC:
    'Teie isikukood ei ole seotud ühegi kliinikuga. Paluge kolleegil end töötajate hulka lisada.',
  INVALID_OTP: 'Kood ei ole õige. Kontrollige seda või küsige uus.',
  GIVEN_EMAIL_IS_RELATED_WITH_NOT_SUITABLE_ACCOUNT:
    'See e-posti aadress kuulub teisele kontole. Kui soovite kirjutada kellegi teise eest, lisage ta esindatavaks.',
  USER_EXISTS: 'Selle e-posti aadressiga konto on juba olemas. Logige sisse.',
  USER_NOT_EXISTS: 'Me ei leidnud nende andmetega kontot.',
  PERSONAL_CODE_DUPLICATE: 'See isikukood on juba lisatud.',
  E_CONTACT_ALREADY_CLOSED: 'See e-kontakt on juba lõpetatud.',
  E_CONTACT_DANGER_UNSEEN:
    'Kliinik ei ole selle e-kontakti ohumärki veel näinud, seepärast jääb see avatuks. Kui midagi on muutunud, lisage see infona. Hädaolukorras helistage hädaabinumbril.',
  E_CONTACT_ALARM_UNSEEN:
    'Keegi ei ole seda võimalikku erakorralist seisundit veel nähtuks märkinud. Avage e-kontakt, lugege, miks see on märgitud, ja vajutage „Märgi nähtuks“. Siis saab selle sulgeda.',
  E_CONTACT_ALARM_OUTCOME_MISSING:
    'See e-kontakt on märgitud kui võimalik erakorraline seisund. Lõpetage see eraldi ja öelge, mis häirest sai.',
  E_CONTACT_PRESCRIPTIONS_WAIT:
    'Selle e-kontakti ravimid ootavad otsust. Otsustage, küsige arstilt või lõpetage siiski.',
  PRESCRIPTION_ALREADY_WAITS:
    'Selle ravimi taotlus juba ootab kliiniku vastust. Eemaldage see siit või oodake vastust.',
  PRESCRIPTION_FREQUENCY_NOT_OFFERED: 'Seda ravimit ei võeta iga päev. Valige, kui sageli seda võetakse.',
  PRESCRIPTION_TO_CONFIRM: 'Seda ravimit kinnitatakse eraldi: kinnitage see nimeliselt, koos näidustusega.',
  QUESTIONNAIRE_ALREADY_ASKED: 'Seda küsimustikku on juba küsitud ja patsient ei ole seda veel täitnud.',
  QUESTIONNAIRE_NOT_FOR_PATIENT:
    'See küsimustik ei ole mõeldud selles vanuses või sellest soost inimesele. Valige muu küsimustik või kirjeldage muret sõnadega.',
  E_CONTACT_TYPE_NOT_OFFERED:
    'Kliinik ei võta selle põhjusega e-kontakte vastu. Valige teine põhjus või kirjeldage muret oma sõnadega.',
  FEEDBACK_ALREADY_GIVEN: 'Olete selle tagasiside juba andnud. Aitäh.',
  FEEDBACK_NOT_POSSIBLE: 'Tagasisidet saab anda 30 päeva jooksul pärast e-kontakti lõpetamist.',
  PERSON_IS_ANOTHER:
    'See tundub olevat teine inimene. Lisage ta uue inimesena: esimese kohta kirjutatu jääb esimese juurde.',
  PERSON_IS_UNDERAGE:
    'Tervitat saavad kasutada vähemalt 18-aastased. Lapse eest saab sisse logida ja kirjutada vanem või eestkostja.',
  INVALID_INPUT_FILE: 'Seda faili ei saa kasutada. Valige teine.',
  FILES_OVER_LIMIT: 'Failide kogumaht võib olla kuni 500 MB.',
  IMPORT_ALREADY_RUNNING: 'Teine import on käimas. Oodake, kuni see lõpeb, või peatage see.',
  IMPORT_SIGN_IN_NEEDED:
    'Teie autentimine importimiseks on lõppenud. Autentige end uuesti Smart-ID või Mobiil-ID abil.',
  IMPORT_SIGN_IN_NOT_AVAILABLE:
    'Seda autentimisviisi ei saa praegu importimiseks kasutada. Proovige teist või proovige hiljem uuesti.',
  IMPORT_CODE_NOT_OWN: 'Autentige end oma eID-ga: see isikukood ei ole Teie kontoga seotud isikukood.',
  REGISTER_NOT_AVAILABLE: 'Nimistute register praegu ei vasta. Proovige veidi hiljem uuesti.',
  TOO_MANY_DRAFTS: 'Teil on 20 saatmata e-kontakti ja rohkem ei mahu. Saatke või kustutage mõni neist.',
  TOO_MANY_MESSAGES:
    'Ilma vastuseta saab tunnis saata kuni 30 sõnumit. Kirjutatu jääb siia alles: saatke see hiljem või helistage. Eluohu korral helistage {emergency}.',
  TOO_MANY_DANGER_SIGNS:
    'Olete ööpäeva jooksul kliinikule ohumärkidest teatanud kümme korda: kliinikul on need juba olemas. Praegu märgitu jääb siia alles. Kui läheb halvemaks, ärge oodake: helistage {emergency}.',
  AWELL_NOT_AVAILABLE: 'Küsimustik praegu ei tööta. Proovige hiljem uuesti.',
  E_CONTACT_ANSWER_TOO_LONG: 'Vastus on liiga pikk. Lubatud on kuni 3000 tähemärki.',
  DOCTOR_EXISTS_IN_CLINIC_ALREADY: 'See inimene on juba kliiniku töötajate hulgas.',
  USER_EXISTS_WITH_DIFFERENT_NAME: 'Selle isikukoodiga kasutajal on teine nimi. Kontrollige andmeid.',
  CLINIC_MEMBER_EXISTS_WITH_DIFFERENT_NAME:
    'Selle isikukoodiga patsiendil on teine nimi. Kontrollige andmeid.',
  AI_NOT_AVAILABLE: 'Nutikas küsimustik praegu ei tööta. Proovige hiljem või kirjutage oma sõnadega.',
  TRANSLATION_NOT_AVAILABLE: 'Tõlkimine praegu ei tööta. Proovige hiljem uuesti.',
  DIGITAL_ID_NOT_AVAILABLE:
    'Smart-ID, mobiil-ID ja ID-kaardiga sisselogimine praegu ei tööta. Proovige hiljem uuesti.',
  DIGITAL_ID_FAILED: 'Sisselogimine jäi pooleli. Proovige uuesti.',
  DIGITAL_ID_NEEDED: 'Selleks logige sisse digi-ID-ga: see näitab, et olete Teie ise.',
  CLAIM_LINK_REFUSED:
    'See link ei ava midagi: see võib olla vanem kui kolm päeva, juba kasutatud või mõeldud teisele e-posti aadressile või sünnikuupäevale. Paluge kliinikul Teile uuesti kirjutada.',
  LETTER_READER_DECIDED:
    'See on juba otsustatud, kolleegi või inimese enda poolt. Avage e-kontakt uuesti, et seda näha.',
  SIGN_IN_METHOD_OFF: 'Seda sisselogimisviisi siin ei pakuta.',
  WRONG_EMAIL_OR_PASSWORD: 'E-posti aadress või parool ei ole õige.',
  WRONG_PASSWORD: 'Praegune parool ei ole õige.',
  INVALID_APP_CODE: 'Kood ei ole õige. Võtke rakendusest kõige uuem kood.',
  SIGN_IN_TOO_OLD:
    'Selleks peate olema sisse loginud viimase 15 minuti jooksul. Logige uuesti sisse ja korrake.',
  EMAIL_TOO_NEW:
    'Selle konto e-posti aadressi muudeti vähem kui kolm päeva tagasi, seega ei ava see üksi veel kontot. Logige sisse parooliga või võtke muudatus tagasi lingiga, mille saatsime vanale aadressile.',
  EMAIL_CHANGE_NOT_UNDONE: 'See link enam ei tööta. Link kehtib 72 tundi ja ühe korra.',
  MAIL_NOT_AVAILABLE: 'Kirja ei õnnestunud saata. Proovige mõne minuti pärast uuesti.',
  OUTSIDE_SIGN_IN_FAILED: 'Sisselogimine jäi pooleli. Proovige uuesti.',
  OUTSIDE_SIGN_IN_CANCELLED: 'Te katkestasite sisselogimise. Proovige uuesti või valige muu viis.',
  OUTSIDE_SIGN_IN_NOT_AVAILABLE:
    'Google või Apple praegu ei vasta. Proovige hiljem uuesti või valige muu viis.',
  PUSH_NOT_AVAILABLE: 'Teavitusi seadmesse siin ei pakuta. E-kiri tuleb ikka.',
  FEATURE_NOT_IN_PLAN: 'Teie kliiniku pakett seda ei sisalda. Paketti saab muuta kliiniku administraator.',
  FEATURE_SWITCHED_OFF:
    'Teie kliinikus on see välja lülitatud. Sisse saab selle lülitada kliiniku administraator.',
  TRANSLATION_CONSENT_MISSING: 'Enne tõlkimist lugege tõlkimise tingimusi ja nõustuge nendega.',
  PROMPT_PLACEHOLDER_MISSING:
    'Kasutajasõnumist puudub kohatäide, mida see viip vajab. Lisage see ja salvestage uuesti.',
  AI_MODEL_INACTIVE:
    'Selle versiooni mudel on välja lülitatud. Lülitage see enne sisse või valige teine versioon.',
  AI_MODEL_IN_USE:
    'Seda mudelit kasutab viip, mis on kasutusel. Lisage teine mudel, salvestage sellega viiba uus versioon, hinnake seda ja võtke siis kasutusele.',
  PROMPT_NOT_EVALUATED:
    'See versioon ei ole praeguse mudeli ja seadetega hindamist läbinud. Käivitage hindamine ja võtke versioon siis kasutusele.',
  AI_TOKENS_USED_UP:
    'Kliiniku tänane tehisaru maht on otsas. Kõik muu töötab nagu ikka; tehisaru aitab jälle 24 tunni jooksul.',
  PRESCRIPTION_DECIDED: 'Selle ravimi kohta on juba otsustatud. Vaadake, kuidas see nüüd on.',
  PRESCRIPTION_UNDO_TOO_LATE: 'Seda ei saa enam tagasi võtta. Kui see oli eksitus, kirjutage patsiendile.',
  LIST_IMPORT_ENDED: 'See import on lõppenud. Valige fail uuesti.',
  GLOBAL_MESSAGES_FULL: 'Kliinikul on juba viis teadet. Kustutage mõni, mis on läbi, ja siis avaldage see.',
  CLINIC_INFO_CHANGED: 'Keegi muutis vahepeal kliiniku andmeid. Vaadake need üle; Teie kirjutatu on alles.',
  EMPLOYEE_CHANGED:
    'Teine administraator muutis vahepeal selle töötaja andmeid. Vaadake need üle; Teie kirjutatu on alles.',
  EMPLOYEE_DECIDED: 'Kolleeg on selle inimese kohta juba otsustanud. Vaadake, kuidas nimekiri nüüd on.',
  EMPLOYEE_FOR_ADMINS:
    'Arstide, administraatorite ja ootel inimeste ligipääsu üle otsustab ainult administraator.',
  EMPLOYEE_IS_ONESELF: 'Enda ligipääsu ei saa sulgeda ega avada. Seda teeb kolleeg.',
  LAST_CLINIC_ADMIN:
    'See on kliiniku ainus tegutsev administraator. Kõigepealt peab kliinikus olema teine administraator.',
  QUESTIONNAIRE_TEXT_CHANGED: 'Keegi muutis seda teksti vahepeal. Lugege see üle. Teie kirjutatu on alles.',
  REPLY_TEMPLATE_CHANGED: 'Keegi muutis seda malli äsja. Vaadake uus üle. Teie tekst on alles.',
  E_CONTACT_CHANGED: 'Keegi muutis seda e-kontakti äsja. Lugege, mis on uut. Teie tekst on alles.',
  E_CONTACT_MOVE_NOT_ALLOWED: 'Seda ei saa e-kontaktiga praegu teha.',
  REPRESENTATION_TO_CONFIRM:
    'Keegi pole kinnitanud, et kirjutaja esindab patsienti, ja kirjutaja loeks seda. Kinnitage esindus või alustage patsiendile uut e-kontakti.',
  REPRESENTATION_NOT_VERIFIED:
    'See inimene on kinnitamata: keegi pole kinnitanud, et ta tegutseb patsiendi eest. Tema kirjadele saab vastata, kuid esimesena talle kirjutada ei saa.',
  E_CONTACT_OWN_MATTER: 'See on töötaja enda või tema lähedase asi: sellega tegeleb kolleeg.',
  E_CONTACT_REPLY_OF_COLLEAGUE: 'See on kolleegi vastus: tagasi saab selle võtta ainult tema ise.',
  E_CONTACT_REPLY_ON_ITS_WAY: 'Üks vastus on juba teel. Lugege see läbi, enne kui oma vastuse saadate.',
  PATIENT_PHONE_LOCKED: 'Selle telefoninumbri andis patsient. Seda saab muuta ainult tema.',
  SESSION_CHANGED: 'Teine vahekaart jõudis ette. Proovige uuesti.',
  CONSENT_VERSION_CHANGED:
    'Muutsime seda teksti sel ajal, kui Te seda lugesite. Lugege uut teksti ja nõustuge uuesti.',
  DRAFT_CHANGED: 'Muutsite seda teksti mujal. Valige, kumb alles jätta.',
  DRAFT_ALREADY_SENT: 'See e-kontakt on juba saadetud.',
  DANGER_NOT_ASKED: 'Enne saatmist küsime ohumärkide kohta.',
  QUESTIONNAIRE_REQUEST_ENDED: 'See küsimustik on juba täidetud. Vastused on kliinikul olemas.',
  QUESTIONNAIRE_NOT_COMPLETE: 'Mõni küsimus on veel vastamata. Vastake neile enne saatmist.',
  QUESTIONNAIRE_MISMATCH:
    'See leht kuulub teise e-kontakti juurde. Alustame valitud inimese, kliiniku ja põhjuse jaoks uut.',
  SMS_NOT_AVAILABLE: 'SMS-e ei saa siit praegu saata.',
  SMS_NOBODY_REACHABLE: 'Ühelgi neist patsientidest ei ole mobiilinumbrit. Valige teised või lisage numbrid.',
  SMS_TOO_MANY_PATIENTS: 'Neid patsiente on üle 20 000. Kitsendage valikut.',
  SMS_SENDING_UNDERWAY:
    'Teie kliiniku teist sõnumit alles saadetakse. Oodake, kuni see on valmis, või peatage see.',
  SMS_DAY_LIMIT: 'Teie kliiniku ühe päeva sõnumite piir on täis. Proovige homme uuesti.',
  SMS_REPETITION_TO_CONFIRM:
    'Osa neist patsientidest sai sama sõnumi ööpäeva jooksul. Kinnitage, et see läheb neile veel kord.',
  SMS_AUDIENCE_CHANGED: 'Patsiendid või nende numbrid on vahepeal muutunud. Vaadake arv ja hind uuesti üle.',
  CLINIC_EXISTS_ALREADY: 'Selle registrikoodiga kliinik on juba olemas.',
  CLINIC_PLAN_CHANGED: 'Kliiniku paketti on vahepeal muudetud. Vaadake see üle.',
  APPLICATION_ALREADY_DECIDED: 'Selle taotluse üle on juba otsustatud.',
  INFORMATION_CHANGED: 'Infot on vahepeal muudetud. Enne jätkamist vaadake praegune seis üle.',
  INFORMATION_NOT_COMPLETE: 'Enne avaldamist peavad kõik neli keelt ja allikas olema täidetud.',
};
