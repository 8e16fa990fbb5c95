import type { notifications as en } from './en.ts';

const purposes = {
  SIGNUP: 'konto loomiseks',
  LOGIN: 'sisselogimiseks',
  RESET: 'uue parooli valimiseks',
  LINK: 'uue sisselogimisviisi lisamiseks',
  PROFILE: 'e-posti aadressi kinnitamiseks',
};

export const notifications: typeof en = {
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
  unknownDevice: 'tundmatu seade',
  accountFooter: 'See kiri on Teie Tervita konto kohta. Sellele kirjale saadetud vastuseid ei loeta.',
  footer: 'Kirja saatis Tervita. Sellele kirjale saadetud vastuseid ei loeta.',
};
