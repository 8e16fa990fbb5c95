import type { AccountLetter, notifications as en } from './en.ts';

const purposes = {
  SIGNUP: 'konto loomiseks',
  LOGIN: 'sisselogimiseks',
  RESET: 'uue parooli valimiseks',
  LINK: 'uue sisselogimisviisi lisamiseks',
  PROFILE: 'e-posti aadressi kinnitamiseks',
  CLINIC: 'kliiniku taotluse saatmiseks',
};

/** Who did what with whose work in which clinic. Names stand apart, so that no language has to bend them. */
const employeeLetter = (change: string) => ({
  subject: 'Teie kliiniku töötajate nimekirja muudeti Tervitas',
  body: ({ clinic, whom, by, link }: AccountLetter) =>
    [
      'Tere!',
      '',
      'Teie kliiniku töötajate nimekirja muudeti.',
      '',
      `Kliinik: ${clinic}`,
      `Töötaja: ${whom}`,
      `Muudatus: ${change}`,
      `Muutis: ${by}`,
      '',
      `Kui Te seda ei oodanud, vaadake nimekiri kohe üle: ${link}`,
    ].join('\n'),
});

export const notifications: typeof en = {
  supportCopy: {
    subject: ({ reference }) => `Kasutajatugi sai Teie kirja (${reference})`,
    body: ({ reference, words }) =>
      [
        'Tere',
        '',
        `Saime Teie kirja. Selle number on ${reference}.`,
        'Inimene vastab ühe tööpäeva jooksul. Kui soovite midagi lisada, vastake sellele kirjale.',
        '',
        'Ärge kirjutage siin oma tervisest. Tervisemure korral kirjutage oma kliinikule.',
        '',
        'Te kirjutasite:',
        '',
        words,
      ].join('\n'),
  },
  clinicAnswered: {
    subject: ({ clinic }) => `${clinic} vastas Teile`,
    body: ({ clinic, link }) =>
      [
        'Tere!',
        '',
        `${clinic} vastas Teie e-kontaktile Tervitas.`,
        '',
        `Vastuse lugemiseks logige sisse: ${link}`,
        '',
        'Teie privaatsuse kaitseks ei ole kirjas öeldud, mille kohta vastus on.',
      ].join('\n'),
    action: 'Loe vastust',
  },
  closed: {
    subject: ({ clinic }) => `${clinic} lõpetas Teie e-kontakti`,
    body: ({ clinic, link }) =>
      [
        'Tere!',
        '',
        `${clinic} vastas Teie e-kontaktile Tervitas ja lõpetas selle.`,
        '',
        `Vastuse lugemiseks logige sisse: ${link}`,
        '',
        'Kui midagi jäi lahtiseks, saate e-kontakti 30 päeva jooksul uuesti avada.',
        'Teie privaatsuse kaitseks ei ole kirjas öeldud, mille kohta vastus on.',
      ].join('\n'),
    action: 'Loe vastust',
  },
  archived: {
    subject: ({ clinic }) => `${clinic} lõpetas Teie e-kontakti`,
    body: ({ clinic, link }) =>
      [
        'Tere!',
        '',
        `${clinic} lõpetas Teie e-kontakti Tervitas.`,
        '',
        `Selle vaatamiseks logige sisse: ${link}`,
        '',
        'Kui midagi jäi lahtiseks, saate e-kontakti 30 päeva jooksul uuesti avada.',
        'Teie privaatsuse kaitseks ei ole kirjas öeldud, millest jutt on.',
      ].join('\n'),
    action: 'Vaata e-kontakti',
  },
  rejected: {
    subject: ({ clinic }) => `${clinic} ei võtnud Teie e-kontakti vastu`,
    body: ({ clinic, link }) =>
      [
        'Tere!',
        '',
        `${clinic} ei võtnud Teie e-kontakti Tervitas vastu.`,
        '',
        `Põhjuse ja edasiste võimaluste nägemiseks logige sisse: ${link}`,
        '',
        'Kui mure ei kannata oodata, helistage kliinikusse või oma arstile.',
        'Teie privaatsuse kaitseks ei ole kirjas öeldud, millest jutt on.',
      ].join('\n'),
    action: 'Vaata põhjust',
  },
  reopened: {
    subject: ({ clinic }) => `${clinic} avas Teie e-kontakti uuesti`,
    body: ({ clinic, link }) =>
      [
        'Tere!',
        '',
        `${clinic} avas Teie lõpetatud e-kontakti Tervitas uuesti.`,
        '',
        `Selle vaatamiseks logige sisse: ${link}`,
        '',
        'Teie ei pea midagi tegema: kliinik tegeleb sellega edasi.',
        'Teie privaatsuse kaitseks ei ole kirjas öeldud, millest jutt on.',
      ].join('\n'),
    action: 'Vaata e-kontakti',
  },
  clinicWrote: {
    subject: ({ clinic }) => `${clinic} kirjutas Teile`,
    body: ({ clinic, link }) =>
      [
        'Tere!',
        '',
        `${clinic} kirjutas Teile Tervitas.`,
        '',
        `Sõnumi lugemiseks logige sisse: ${link}`,
        '',
        'Teie privaatsuse kaitseks ei ole kirjas öeldud, millest jutt on.',
      ].join('\n'),
    action: 'Loe sõnumit',
  },
  writtenDown: {
    subject: ({ clinic }) => `${clinic} avas Teile e-kontakti`,
    body: ({ clinic, link }) =>
      [
        'Tere!',
        '',
        `${clinic} kirjutas Teie mure Tervitas e-kontaktina üles.`,
        '',
        `Selle lugemiseks ja vastuse jälgimiseks logige sisse: ${link}`,
        '',
        'Teie privaatsuse kaitseks ei ole kirjas öeldud, millest jutt on.',
      ].join('\n'),
    action: 'Vaata e-kontakti',
  },
  replyOpened: {
    subject: ({ clinic }) => `${clinic} ootab Teie vastust`,
    body: ({ clinic, link }) =>
      [
        'Tere!',
        '',
        `${clinic} palus Teil mõne aja pärast kirjutada ja see aeg on käes.`,
        '',
        `Vastamiseks logige sisse: ${link}`,
        '',
        'Teie privaatsuse kaitseks ei ole kirjas öeldud, millest jutt on.',
      ].join('\n'),
    action: 'Kirjuta vastus',
  },
  code: {
    subject: (code) => `${code} on Teie Tervita kood`,
    body: ({ code, purpose, minutes, site }) =>
      [
        'Tere!',
        '',
        `Teie Tervita kood ${purposes[purpose]}:`,
        '',
        code,
        '',
        `Koodi saab kasutada ühe korra ${minutes} minuti jooksul ja samas brauseris, kus Te selle küsisite (${site}).`,
        'Me ei küsi seda koodi kunagi telefonis ega sõnumis. Kui Teie koodi ei küsinud, siis ärge tehke midagi: ilma koodita ei juhtu midagi.',
      ].join('\n'),
  },
  account: {
    newDevice: {
      subject: 'Teie kontole logiti sisse uuest seadmest',
      body: ({ device, link }) =>
        [
          'Tere!',
          '',
          `Teie Tervita kontole logiti sisse seadmest, mida varem kasutatud ei ole: ${device}.`,
          '',
          `Kui see olite Teie, ei ole vaja midagi teha. Kui ei, siis logige kõigis seadmetes välja ja vahetage parool: ${link}`,
        ].join('\n'),
    },
    manyFailures: {
      subject: 'Keegi proovib Teie kontole pääseda',
      body: ({ link }) =>
        [
          'Tere!',
          '',
          'Teie Tervita kontole on mitu korda sisestatud vale parool või kood. Keegi ei pääsenud sisse.',
          '',
          'Kui see olite Teie, oodake veerand tundi ja proovige uuesti. Kui ei, siis ei pea Te midagi tegema; oma seadeid näete siin:',
          link,
        ].join('\n'),
    },
    passwordChanged: {
      subject: 'Teie parool vahetati',
      body: ({ link }) =>
        [
          'Tere!',
          '',
          'Teie Tervita konto parool vahetati ja kõigis teistes seadmetes logiti Teid välja.',
          '',
          `Kui see ei olnud Teie, valige kohe uus parool: ${link}`,
        ].join('\n'),
    },
    emailChanged: {
      subject: 'Teie e-posti aadressi muudeti',
      body: ({ link }) =>
        [
          'Tere!',
          '',
          'Teie Tervita konto e-posti aadressi muudeti. Kirjad lähevad nüüd uuele aadressile.',
          '',
          'Kui see olite Teie, ei ole vaja midagi teha.',
          `Kui see ei olnud Teie, võtke muudatus 72 tunni jooksul tagasi: ${link}`,
        ].join('\n'),
    },
    emailRestored: {
      subject: 'Teie e-posti aadressi muudatus võeti tagasi',
      body: ({ link }) =>
        [
          'Tere!',
          '',
          'Teie Tervita konto e-posti aadressi muudatus võeti vanalt aadressilt tagasi. Kirjad lähevad jälle sinna ja kõigis seadmetes logiti välja.',
          '',
          `Kui see ei olnud Teie, logige sisse Smart-ID, mobiil-ID või ID-kaardiga ja kontrollige oma andmeid: ${link}`,
        ].join('\n'),
    },
    wayInAdded: {
      subject: 'Teie kontole lisandus uus sisselogimisviis',
      body: ({ link }) =>
        [
          'Tere!',
          '',
          'Teie Tervita konto sisselogimisviisid muutusid: isik kinnitati Smart-ID, mobiil-ID või ID-kaardiga või avab kontot nüüd Google, Apple või e-post. Kõigis teistes seadmetes logiti välja.',
          '',
          `Kui see ei olnud Teie, vaadake kohe oma seadeid: ${link}`,
        ].join('\n'),
    },
    appCodeChanged: {
      subject: 'Teie konto autentimisrakendust muudeti',
      body: ({ link }) =>
        [
          'Tere!',
          '',
          'Teie Tervita konto autentimisrakendus seadistati või eemaldati.',
          '',
          `Kui see ei olnud Teie, vahetage parool ja logige kõigis seadmetes välja: ${link}`,
        ].join('\n'),
    },
    represented: {
      subject: 'Keegi ütleb, et tegutseb Teie eest',
      body: ({ link }) =>
        [
          'Tere!',
          '',
          'Keegi lisas Teid Tervitas inimeseks, kelle eest ta kliinikule kirjutab.',
          'Ta näeb ainult seda, mida ise kirjutab, ja vastuseid sellele, mitte midagi Teie omast.',
          '',
          `Vaadake, kes see on, ja öelge, kas see on õige: ${link}`,
        ].join('\n'),
    },
    recordTaken: {
      subject: 'Kliiniku andmed Teie kohta on jälle Teie omad',
      body: ({ clinic, link }) =>
        [
          'Tere!',
          '',
          `Kinnitasite digi-ID-ga, et andmed kliinikus ${clinic} on Teie omad. Enne oli kliiniku kirja avanud keegi teine.`,
          'Ta ei näe neist enam midagi. Kliinik näeb, et see juhtus.',
          '',
          `Teie kliinikud: ${link}`,
        ].join('\n'),
    },
    recordLost: {
      subject: 'Kiri, mille avasite, oli kirjutatud kellelegi teisele',
      body: ({ clinic, link }) =>
        [
          'Tere!',
          '',
          `Keegi näitas digi-ID-ga, et kiri kliinikust ${clinic}, mille avasite, on tema oma. Te ei näe seda enam.`,
          'Mida Te ise oma e-kontaktides kliinikule kirjutasite, on alles. Kui see on eksitus, küsige kliinikust.',
          '',
          `Teie kliinikud: ${link}`,
        ].join('\n'),
    },
    employeeAdded: employeeLetter('lisati töötajate hulka'),
    employeeWaits: {
      subject: 'Uus töötaja ootab Tervitas Teie otsust',
      body: ({ clinic, whom, by, link }: AccountLetter) =>
        [
          'Tere!',
          '',
          'Kolleeg lisas töötaja, kelle saab kliinikusse lubada ainult administraator. Enne Teie otsust ta kliiniku vaadet avada ei saa.',
          '',
          `Kliinik: ${clinic}`,
          `Töötaja: ${whom}`,
          `Lisas: ${by}`,
          '',
          `Lubage või keelduge töötajate nimekirjas: ${link}`,
        ].join('\n'),
    },
    employeeLeft: employeeLetter('ligipääs suleti'),
    employeeBack: employeeLetter('ligipääs avati uuesti'),
    employeeEdited: employeeLetter('muudeti nime, rolli, nimistut või muid andmeid'),
    workNameDiffers: {
      subject: 'Te ei pääsenud Tervitas oma kliinikusse: nimi on erinev',
      body: ({ clinic, link }) =>
        [
          'Tere!',
          '',
          `Kliinik: ${clinic}`,
          '',
          'Kliinik on Teid töötajana kirja pannud, kuid teise nimega kui see, millega sisse logisite. Seetõttu kliiniku vaade ei avanenud.',
          'Paluge kliiniku administraatoril parandada Teie nimi lehel „Töötajad“ ja logige siis uuesti sisse. Rohkem pole vaja midagi teha.',
          '',
          `Sisse logite siin: ${link}`,
        ].join('\n'),
    },
    clinicUpgraded: {
      subject: 'Teie kliiniku paketti muudeti Tervitas',
      body: ({ clinic, by, link }) =>
        [
          'Tere!',
          '',
          'Kliinikul on nüüd pakett Premium. Järgmine arve koostatakse selle järgi.',
          '',
          `Kliinik: ${clinic}`,
          `Muutis: ${by}`,
          '',
          `Kui Te seda ei oodanud, vaadake pakett kohe üle: ${link}`,
        ].join('\n'),
    },
    smsSent: {
      subject: 'Teie kliinikust läks SMS paljudele patsientidele',
      body: ({ clinic, by, link }) =>
        [
          'Tere!',
          '',
          'Paljudele patsientidele saadeti SMS. See lisatakse järgmisele arvele.',
          '',
          `Kliinik: ${clinic}`,
          `Saatis: ${by}`,
          '',
          `Kellele see läks ja mis see maksab, näete siin: ${link}`,
        ].join('\n'),
    },
    patientsLeft: {
      subject: 'Teie kliiniku nimistutest lahkus palju patsiente',
      body: ({ clinic, by, link }) =>
        [
          'Tere!',
          '',
          'Import võttis nimistutest maha palju patsiente. Nad on alles endiste patsientidena.',
          'Kui see ei ole õige, importige terved nimistud uuesti.',
          '',
          `Kliinik: ${clinic}`,
          `Importis: ${by}`,
          '',
          `Import on siin: ${link}`,
        ].join('\n'),
    },
    importEnded: {
      subject: 'Nimistute import on lõppenud',
      body: ({ clinic, link }) =>
        [
          'Tere!',
          '',
          'Teie alustatud nimistute import on lõppenud või ootab Teie otsust.',
          `Kliinik: ${clinic}`,
          '',
          `Tulemust näete siin: ${link}`,
        ].join('\n'),
    },
    clinicApplied: {
      subject: 'Kliinik soovib Tervitaga liituda',
      body: ({ link }) =>
        [
          'Tere',
          '',
          'Vähemalt üks kliinik on saatnud taotluse ja tingimustega nõustunud.',
          '',
          `Lugege see läbi ja otsustage: ${link}`,
        ].join('\n'),
    },
    planChanged: {
      subject: 'Tervita muutis teie kliiniku paketti',
      body: ({ link }) =>
        [
          'Tere',
          '',
          'Tervita haldajad muutsid teie kliiniku paketti või selle sisu. See kehtib nüüdsest.',
          '',
          `Vaadake, mis teie kliinikul on: ${link}`,
        ].join('\n'),
    },
    aiChanged: {
      subject: 'Tervita viipa või keelemudelit muudeti',
      body: ({ link }) =>
        [
          'Tere!',
          '',
          'Keegi platvormi haldajatest aktiveeris teise viiba või muutis keelemudelit. Patsientide tekstid võivad nüüdsest minna mujale.',
          'Auditilogi ütleb, kes ja millal seda tegi.',
          '',
          `Vaadake seda siin: ${link}`,
        ].join('\n'),
    },
  },
  joining: {
    received: {
      subject: 'Saime teie taotluse kätte',
      body: () =>
        [
          'Tere',
          '',
          'Saime kätte taotluse tuua kliinik Tervitasse, kontaktisiku aadressiks on märgitud see aadress. Loeme selle läbi ja vastame e-kirjaga, tavaliselt kahe tööpäeva jooksul.',
          '',
          'Kui teie seda ei saatnud, ei ole vaja midagi teha.',
        ].join('\n'),
    },
    declined: {
      subject: 'Teie taotlust Tervitaga liituda ei rahuldatud',
      body: ({ reason, link }) =>
        [
          'Tere',
          '',
          'Lugesime läbi teie taotluse tuua kliinik Tervitasse ja ei saanud seda rahuldada. Põhjus:',
          '',
          reason,
          '',
          `Uue taotluse saate saata siin: ${link}`,
        ].join('\n'),
    },
    added: {
      subject: 'Teie kliinik on Tervitas',
      body: ({ clinic, link }) =>
        [
          'Tere',
          '',
          `${clinic} on nüüd Tervitas. Esimesed 30 päeva on Premium-paketi võimalused tasuta.`,
          '',
          `Logige sisse eID-ga või selle e-posti aadressiga: ${link}`,
          '',
          'Olete selle esimene administraator: lisage halduse all kolleegid, lahtiolekuajad ja nimistud.',
        ].join('\n'),
    },
  },
  unknownDevice: 'tundmatu seade',
  accountFooter: 'See kiri on Teie Tervita konto kohta. Sellele kirjale saadetud vastuseid ei loeta.',
  footer: 'Kirja saatis Tervita. Sellele kirjale saadetud vastuseid ei loeta.',
};
