import { rejectionTold } from '../rejection/et.ts';
import type { timeline as en } from './en.ts';

/** november, mai: novembri-, mai-, to which endings are put. */
const stem = (month: string): string => {
  if (month.endsWith('ber')) return `${month.slice(0, -2)}ri`;
  return month.endsWith('i') ? month : `${month}i`;
};
const withEnding = (day: string, ending: string) =>
  day.replace(/\p{L}+/u, (month) => `${stem(month)}${ending}`);

export const timeline: typeof en = {
  reasons: {
    close: {
      GOT_NEEDED_INFO: 'Sain vajaliku info',
      RESOLVED_ELSEWHERE: 'Sain abi mujalt',
      PROBLEM_RESOLVED: 'Mure läks üle',
      SENT_INFO_INCORRECT: 'Saadetud info ei olnud õige',
      OTHER: 'Muu põhjus',
    },
    reopen: {
      SYMPTOMS_CHANGED: 'Kaebused on muutunud',
      FIT_NOTE_ACTIONS: 'Soov või küsimus töövõimetuslehe kohta',
      WANTS_EXPLANATION: 'Soovin selgitust',
      CLINIC_ASKED_TO_CONTACT: 'Kliinik palus uuesti kirjutada',
      NO_INFO_RECEIVED: 'Ma ei saanud vastust',
      OTHER: 'Muu põhjus',
    },
    archive: {
      INFO_DELIVERED: 'Vajalik info on Teil olemas',
      RESOLVED_OUTSIDE: 'Asi lahenes väljaspool Tervitat',
      PATIENT_NOT_ANSWERING: 'Teilt ei tulnud vastust',
      OTHER: 'Muu põhjus',
    },
    clinicReopen: {
      INFO_ACCIDENTALLY_MISSING: 'Midagi jäi kogemata lisamata',
      PATIENT_ASKED_FOR_MORE: 'Küsisite lisainfot',
      WRONG_INFO: 'Midagi vastuses ei olnud õige',
      OTHER: 'Muu põhjus',
    },
    reject: rejectionTold,
  },
  filed: (minutes) => `Läks kliinikusse ise, ${minutes} minutit pärast ohumärki`,
  events: {
    submit: 'Saadetud kliinikule',
    failToFinalise: 'Saatmine ei õnnestunud',
    cancelFinalising: 'Katkestasite saatmise',
    accept: 'Kliinik võttis Teid patsiendiks',
    reply: 'Kliinik vastas',
    askQuestionnaire: 'Kliinik palub Teil täita küsimustiku',
    fillQuestionnaire: 'Te täitsite küsimustiku',
    replyAndClose: 'Kliinik vastas ja lõpetas e-kontakti',
    archive: 'Kliinik lõpetas e-kontakti',
    reject: 'Kliinik ei võtnud e-kontakti vastu',
    answer: 'Vastasite',
    addInfo: 'Lisasite infot',
    complete: 'Lõpetasite e-kontakti',
    cancel: 'Tühistasite e-kontakti',
    reopen: 'Avasite e-kontakti uuesti',
    submitForPatient: 'Kliinik pani Teie pöördumise kirja',
    recordAnswers: 'Kliinik täitis koos Teiega küsimustiku',
    approvePrescription: 'Kliinik kinnitas',
    declinePrescription: 'Kliinik keeldus',
    undoPrescription: 'Kliinik võttis otsuse tagasi',
    writeFirst: 'Kliinik kirjutas Teile',
  },
  eventsBy: {
    complete: (name) => `${name} lõpetas e-kontakti`,
    cancel: (name) => `${name} tühistas e-kontakti`,
    reopen: (name) => `${name} avas e-kontakti uuesti`,
    fillQuestionnaire: (name) => `${name} täitis küsimustiku`,
  },
  clinicReopened: 'Kliinik avas e-kontakti uuesti',
  because: (event, reason) => `${event}. Põhjus: ${reason}`,
  strip: {
    decided: 'Kliinik on teie ravimite üle otsustanud.',
    yourTurn: 'Kliinik esitas Teile küsimuse.',
    fillIn: 'Kliinik palub Teil täita küsimustiku.',
    rejected: 'Kliinik ei saa selle e-kontaktiga tegeleda.',
    opens: (weekday, day, time) =>
      `${weekday}${weekday.endsWith('e') ? 'st' : 'ast'}, ${withEnding(day, 'st')} kell ${time}`,
    replyFrom: (when) => `Vastata saate alates ${when}.`,
  },
  notDiagnosis: 'Skoor aitab kliinikut. See ei ole diagnoos: mida see tähendab, ütleb kliinik.',
  request: {
    asks: (questionnaire) => `Kliinik palub Teil täita: ${questionnaire}`,
    asked: (when) => `Palve saadeti: ${when}.`,
    hint: 'Üks küsimus lehel. Võite katkestada ja hiljem jätkata.',
    start: 'Täida',
    goOn: 'Jätka',
  },
  conversation: 'Vestlus',
  showEarlier: 'Näita varasemaid sõnumeid',
  showAll: 'Näita kõike',
  more: 'Veel',
  reply: 'Teie vastus',
  replyPlaceholder: 'Kirjutage vastus',
  send: 'Saada',
  addInfo: 'Lisa infot',
  infoLabel: 'Mida soovite lisada?',
  infoPlaceholder: 'Kirjutage, mis on muutunud või mis ununes',
  sendInfo: 'Saada kliinikule',
  sent: 'Saadetud kliinikule',
  restored: 'Varem kirjutatu on alles',
  changed: 'Just lisandus midagi uut. Lugege see enne saatmist läbi. Teie tekst on alles.',
  loadFailed: 'E-kontakti ei õnnestunud laadida',
  absent: {
    title: 'Seda e-kontakti ei saa avada',
    text: 'See link on mõeldud teisele inimesele. Logige sisse selle inimesena, kellele sõnum tuli. Kui see olete Teie, siis e-kontakti enam ei ole.',
  },
  chooseReason: 'Valige põhjus',
  close: {
    open: { complete: 'Lõpeta e-kontakt', cancel: 'Tühista e-kontakt' },
    title: { complete: 'E-kontakti lõpetamine', cancel: 'E-kontakti tühistamine' },
    what: {
      complete: 'Kliinik saab sellest teada ja keegi ei pea enam vastama.',
      cancel: 'Kliinik ei ole veel vastanud. Ta saab teada, et Te vastust enam ei vaja.',
    },
    until: (day) => `Uuesti saate selle avada kuni ${withEnding(day, 'ni')}.`,
    reason: 'Miks?',
    comment: 'Selgitage kliinikule',
    submit: { complete: 'Lõpeta', cancel: 'Tühista e-kontakt' },
    keep: 'Jäta avatuks',
    changed: 'Just lisandus midagi uut. Lugege see enne otsustamist läbi.',
  },
  reopen: {
    open: 'Ava e-kontakt uuesti',
    what: 'Kliinik saab selle tagasi.',
    until: (day) => `Võimalik kuni ${withEnding(day, 'ni')}`,
    reason: 'Miks Te selle uuesti avate?',
    label: 'Mida soovite kliinikule öelda?',
    placeholder: 'Kirjutage, mis on muutunud või mida vajate',
    submit: 'Saada kliinikule',
    keep: 'Jäta lõpetatuks',
    tooLate:
      'See lõppes rohkem kui 30 päeva tagasi ja seda ei saa enam avada. Uue saate kirjutada igal ajal.',
    newOne: 'Kirjuta uus e-kontakt',
  },
  rejected: {
    title: 'Miks seda vastu ei võetud',
    whatNow: 'Mida saate nüüd teha',
    otherClinic: 'Kirjuta teisele kliinikule',
    mistake: 'Kui arvate, et see on eksitus, helistage kliinikusse.',
    call: (phone) => `Helista kliinikusse: ${phone}`,
    write: (email) => `Kliiniku e-post: ${email}`,
    website: (address) => `Kliiniku veebileht: ${address}`,
  },
};
