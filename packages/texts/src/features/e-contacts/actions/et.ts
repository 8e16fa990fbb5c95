import { plural } from '../../../core/index.ts';
import { rejectionTold } from '../rejection/et.ts';
import type { actions as en } from './en.ts';

const n = plural('et');

export const actions: typeof en = {
  assignTitle: (count) => (count === 1 ? 'Määra vastutaja' : `Määra vastutaja ${count} e-kontaktile`),
  findColleague: 'Otsi kolleegi',
  noColleague: 'Sellise nimega kolleegi ei ole',
  me: 'mina',
  nobody: 'Mitte keegi',
  othersWork: (names) => `Praegu vastutab: ${names}. Pooleli töö võib kaotsi minna.`,
  takeOver: {
    title: (name) => `Kas võtate üle? Praegu vastutab ${name}`,
    text: 'Kolleeg võib sellega juba tegeleda. Tema kirjutatud tekst jääb talle alles, kuid ei lähe teele.',
    confirm: 'Võta üle',
  },
  chooseReason: 'Valige põhjus',
  why: 'Põhjus',
  complete: {
    title: (name) => `E-kontakti lõpetamine: ${name}`,
    titleMany: (count) => `Lõpeta ${count} e-kontakti`,
    what: 'Patsient saab põhjuse teada ja võib e-kontakti 30 päeva jooksul uuesti avada.',
    unsent: 'Alustatu on saatmata ja jääb saatmata.',
    medicines: {
      title: (count) => (count === 1 ? '1 ravim ootab otsust' : `${count} ravimit ootavad otsust`),
      text: 'Kui lõpetate nüüd, ei otsusta nende üle keegi. Patsient loeb, et neid ei otsustatud, ja saab uuesti küsida.',
      decide: 'Vaata ja otsusta',
      ask: (doctor) => `Anna edasi: ${doctor}`,
      decline: 'Keeldu põhjusega',
      leave: 'Lõpeta siiski',
      left: (names) => `Ravimid ootavad otsust: ${names}. Need jäetakse välja.`,
    },
    planned: {
      title: (when) => `Teie vastus läheb teele ${when}`,
      text: 'E-kontakti ei saa lõpetada, kuni vastus ootab. Mida sellega teha?',
      send: 'Saada kohe ja lõpeta',
      drop: 'Jäta vastus ära ja lõpeta',
      dropped: 'Teie plaanitud vastus jääb ära.',
      ofColleague: (name, when) => `${name}: vastus läheb teele ${when}`,
      readFirst: 'Lugege see enne läbi. E-kontaktis saab selle kohe saata või peatada.',
      open: 'Ava e-kontakt',
    },
    submit: 'Lõpeta',
  },
  alarm: {
    readFirst: (names) =>
      `${names}: võimalik erakorraline seisund, mida keegi ei ole veel näinud. Lugege, miks see on märgitud, ja märkige nähtuks. Siis saab selle sulgeda.`,
    unseenTitle: 'Seda võimalikku erakorralist seisundit ei ole veel keegi näinud',
    unseen:
      'Lugege, miks see on märgitud. Kui märgite selle nähtuks, näevad kolleegid, et Teie tegelete sellega; siis saab selle sulgeda.',
    markSeen: 'Märgi nähtuks ja jätka',
    title: 'Mis sellest häirest sai?',
    about: (name) => `${name}: võimalik erakorraline seisund. Siin öeldut näevad ainult kliiniku töötajad.`,
    outcomes: (number) => ({
      ADVISED: { label: 'Saime kätte ja andsime nõu', hint: 'Kirjutage alla, mida soovitasite.' },
      CALLED_112: {
        label: `Kutsuti abi numbrilt ${number}`,
        hint: 'Helistas patsient, mõni lähedane või meie.',
      },
      NOT_REACHED: { label: 'Ei saanud kätte', hint: 'Märkige, mitu korda proovisite.' },
      NOT_GRAVE: { label: 'Ei olnud siiski ohtlik', hint: 'Ekslik märge või kerge kaebus.' },
    }),
    choose: 'Valige, mis sellest sai',
    tries: 'Mitu korda proovisite',
    note: 'Märkus (ainult töötajatele)',
    goOn: 'Jätka',
    leftUnseen: (names) =>
      `Jääb lõpetamata, sest võimalikku erakorralist seisundit ei ole veel keegi näinud: ${names}. Avage igaüks neist ja märkige nähtuks.`,
    leftUnsaid: (names) =>
      `Jääb lõpetamata, sest on ütlemata, mis võimalikust erakorralisest seisundist sai: ${names}. Lõpetage igaüks eraldi.`,
    allLeft: 'Ühtegi neist ei saa koos lõpetada',
  },
  reject: {
    title: (name) => `E-kontakti tagasilükkamine: ${name}`,
    what: 'Patsient saab teate. Pärast seda ei saa sellele e-kontaktile vastata ega seda uuesti avada.',
    submit: 'Lükka lõplikult tagasi',
    reads: (words) => `Patsient loeb: „${words}“`,
    told: rejectionTold,
  },
  accept: {
    title: (name) => `Patsiendiks võtmine: ${name}`,
    what: 'Pärast seda saab kliinik vastata.',
    list: 'Nimistu',
    noList: 'Nimistut veel ei ole',
    choose: 'Valige nimistu',
    listsFailed: 'Nimistuid ei õnnestunud laadida',
    submit: 'Võta patsiendiks',
  },
  reopen: {
    title: (name) => `E-kontakti taasavamine: ${name}`,
    what: 'See tuleb tagasi saabunute hulka ja on kliiniku kord vastata.',
    submit: 'Ava uuesti',
  },
  questionnaire: {
    title: (name) => `Paluge täita küsimustik: ${name}`,
    titleMany: (count) => `Paluge ${count} patsiendil täita küsimustik`,
    forAdults: 'täiskasvanutele',
    fromYears: (years) => `vähemalt ${years}-aastastele`,
    forYears: (from, to) => `${from}–${to}-aastastele lastele`,
    forMonths: (from, to) => `${from}–${to} kuu vanustele lastele`,
    forMen: 'meestele',
    forWomen: 'naistele',
    find: 'Otsi küsimustikku',
    none: 'Sellise nimega küsimustikku ei ole',
    nothing: 'Teie kliiniku patsientidele ei pakuta praegu ühtegi küsimustikku.',
    loadFailed: 'Küsimustikke ei õnnestunud laadida',
    hosted: 'Teise teenuse lehel',
    another: 'Vali teine',
    word: 'Mõni sõna patsiendile',
    what: 'Palve jääb e-kontakti, kuni küsimustik on täidetud. Vastused ja punktid tulevad tagasi samasse e-kontakti.',
    asks: (questionnaire) => `Kliinik palub Teil täita: ${questionnaire}`,
    elsewhere: 'See küsimustik on teise teenuse lehel ja täidetakse seal.',
    submit: (count) => (count === 1 ? 'Palu patsiendil täita' : `Palu ${count} patsiendil täita`),
    together: 'Täida kohe koos patsiendiga',
    asked: (name, count) =>
      count === 1
        ? `${name}: palve küsimustik täita on saadetud`
        : `${n(count, { one: 'patsient', other: 'patsienti' })}: palve küsimustik täita on saadetud`,
    noneAsked: 'Kelleltki ei palutud.',
    notInPlan: 'Küsimustikud kuuluvad suuremasse paketti.',
    offer: 'Suurema paketiga täidavad patsiendid küsimustikke kodus ning Te näete punkte ja nende muutumist.',
    seePlans: 'Vaata pakette',
    askAdmin: 'Suurema paketi kohta küsige oma kliiniku administraatorilt.',
  },
  assigned: (name, isMe, count) => {
    if (count === 1) {
      if (name === null) return 'Vastutajat ei ole';
      return isMe ? 'Nüüd vastutate Teie' : `Nüüd vastutab ${name}`;
    }
    const what = n(count, { one: 'e-kontakt', other: 'e-kontakti' });
    if (name === null) return `${what}: vastutajat ei ole`;
    return isMe ? `${what}: vastutate Teie` : `${what}: vastutab ${name}`;
  },
  completed: (name, count) =>
    count === 1 ? `${name}: lõpetatud` : `${n(count, { one: 'e-kontakt', other: 'e-kontakti' })}: lõpetatud`,
  flagSeen: (name) => `Märgitud nähtuks: ${name}`,
  rejected: (name) => `${name}: tagasi lükatud`,
  reopened: (name) => `${name}: uuesti avatud`,
  accepted: (name) => `${name} on patsiendiks võetud`,
  takenBy: (name) => `${name} jõudis ette ja vastutab nüüd`,
  left: (names, why) => `Tegemata jäi: ${names}. ${why}`,
  leftChanged: 'Keegi muutis seda äsja.',
};
