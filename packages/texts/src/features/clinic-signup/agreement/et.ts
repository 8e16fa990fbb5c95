import type { agreement as en } from './en.ts';

export const agreement: typeof en = {
  title: 'Tervita kasutamise leping',
  draft: (day, version) => `Kavand ${day}, kehtib pärast heakskiitmist. Teksti versioon ${version}.`,
  page: (page) => `Lk ${page}`,
  sections: [
    {
      heading: '1. Pooled',
      paragraphs: [
        'Teenuseosutaja Tervita ja kliinik {{companyName}}, registrikood {{registrationCode}}, mida esindab {{signatory}}.',
      ],
    },
    {
      heading: '2. Milles lepitakse kokku',
      paragraphs: [
        'Kliinik võtab nime all {{clinicName}}, aadressil {{address}}, vastu oma patsientide e-kontakte ja vastab neile lahtiolekuajal. Teenuseosutaja hoiab platvormi töökorras ja turvalisena.',
        'Tervita ei ole mõeldud hädaolukorraks. Seda öeldakse patsiendile enne kirjutamist ja näidatakse hädaabinumbrit.',
      ],
    },
    {
      heading: '3. Pakett ja hind',
      paragraphs: [
        'Esimesed 30 päeva on Premium-pakett tasuta. Seejärel on kliinikul Põhipakett, kui ta ei vali teist. Suurem pakett suurendab järgmist arvet ja selle saab võtta ainult kliiniku administraator.',
        'SMS maksab 0,09 eurot iga 160 tähemärgi eest ja see lisatakse järgmise kuu arvele.',
      ],
    },
    {
      heading: '4. Kliiniku kohustused',
      paragraphs: [
        'Kliinik määrab oma töötajad ja lõpetab nende juurdepääsu, kui töösuhe lõpeb. Iga töötaja logib sisse enda nimel.',
        'Kliinik loeb uusi e-kontakte igal tööpäeval. Patsiendile kirjutatu eest vastutab selle kirjutanud tervishoiutöötaja, ka siis, kui platvorm pakkus sõnastuse või tõlkis selle.',
      ],
    },
    {
      heading: '5. Isikuandmed',
      paragraphs: [
        'Kliinik on oma patsientide andmete vastutav töötleja ja teenuseosutaja volitatud töötleja, kes tegutseb kliiniku juhiste järgi. Andmed jäävad Euroopa Liitu. Lisas 1 on kirjas, mida töödeldakse, kui kaua ja kes võib andmeid näha.',
        'Iga vaatamine salvestatakse ja patsient saab seda logi lugeda. Rikkumisest teatatakse kliinikule viivitamata, hiljemalt 24 tunni jooksul pärast selle avastamist.',
      ],
    },
    {
      heading: '6. Töökord',
      paragraphs: [
        'Plaanilistest töödest, mis teenuse katkestavad, teatatakse kaks päeva ette ja need tehakse väljaspool tavalist lahtiolekuaega. Veast võib teatada igal ajal.',
        'Kumbki pool vastutab otsese kahju eest, mille ta lepingut rikkudes tekitab. Kumbki ei vastuta selle eest, mida ta ei saanud ette näha ega ära hoida.',
      ],
    },
    {
      heading: '7. Lepingu lõppemine',
      paragraphs: [
        'Kumbki pool võib lepingu lõpetada, teatades sellest 30 päeva ette. Kliinik saab oma andmed loetaval kujul ja seejärel teenuseosutaja kustutab need, kui seadus ei nõua nende säilitamist.',
        'Lepinguga seotud teated saadetakse aadressile {{email}}.',
      ],
    },
    {
      heading: 'Lisa 1. Isikuandmete töötlemine',
      paragraphs: [
        'Kelle andmed: kliiniku patsiendid, nende esindajad ja kliiniku töötajad.',
        'Millised andmed: nimed, isikukoodid, kontaktandmed, nimistud, e-kontaktides kirjutatu ja lisatud failid, küsimustike vastused, küsitud retseptid ning logi selle kohta, kes mida vaatas.',
        'Kui kaua: nii kaua, kui kliinik peab tervishoiudokumente säilitama; ainult tehniliselt vajalik kustutatakse teenuseosutaja avaldatud tähtaegadel.',
        'Kes näeb: selle kliiniku töötajad oma töös ja patsient. Platvormi haldajad näevad arve, mitte kunagi e-kontakti sisu.',
      ],
    },
  ],
};
