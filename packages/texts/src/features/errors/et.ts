import { plural } from '../../core/index.ts';
import type { errors as en } from './en.ts';

const n = plural('et');

export const errors: typeof en = {
  http: {
    sessionEnded: 'Teie seanss on lõppenud. Logige uuesti sisse.',
    noPermission: 'Teil ei ole selleks õigust.',
    notFound: 'Me ei leidnud seda. Võimalik, et see on teisaldatud või kustutatud.',
    notPossible: 'Seda ei saanud teha. Kontrollige teksti ja selle pikkust.',
    tooLarge: 'Fail on liiga suur. Lubatud on kuni 50 MB.',
    tooMany: (when) => `Liiga palju katseid. Proovige uuesti ${when}.`,
    unavailable: 'Tervitaga ei saa praegu ühendust. Teie tekst on alles. Proovige minuti pärast uuesti.',
    timeout: 'Vastus võttis liiga kaua aega. Proovige uuesti.',
    offline: 'Internetiühendus puudub. Teie tekst on alles. Proovige uuesti, kui ühendus on tagasi.',
    technical: 'Midagi läks meie poolel valesti. Proovige hiljem uuesti ja kirjutage meile, kui see ei aita.',
    changed: 'Seda muudeti vahepeal. Vaadake üle ja proovige uuesti.',
    arrivedBefore: 'Varem saadetu jõudis siiski kohale. Vaadake see üle; vahepeal kirjutatu on siin alles.',
    requestId: (id) => `Vea number ${id}`,
  },
  inSeconds: (count) => `${n(count, { one: 'sekundi', other: 'sekundi' })} pärast`,
  inMinutes: (count) => `${n(count, { one: 'minuti', other: 'minuti' })} pärast`,
  load: {
    title: 'Seda ei õnnestunud laadida',
    text: 'Viga on meie poolel. Proovige uuesti ja kirjutage meile, kui see ei aita.',
  },
  fields: {
    required: 'Täitke see väli',
    tooShort: 'Tekst on liiga lühike',
    tooLong: 'Tekst on liiga pikk',
    badCharacters: 'Tekstis on märke, mida ei saa salvestada. Eemaldage need',
    badFormat: 'Kontrollige teksti kuju',
    badEmail: 'Kontrollige e-posti aadressi',
    unlikelyEmail: 'Kas aadressi lõpp on gmail.com või hotmail.com?',
    unknownEmailDomain: 'Märgi @ järel olevat aadressi ei ole olemas',
    badPhone: 'Kontrollige telefoninumbrit',
    badPersonalCode: 'Kontrollige isikukoodi',
    mustBeAdult: 'Inimene peab olema vähemalt 18-aastane',
    tooCommon: 'Liiga kerge ära arvata: valige teised sõnad',
    tooPersonal: 'Ärge kasutage paroolis oma nime ega aadressi',
    doesNotMatch: 'Need kaks ei kattu',
    badDate: 'Kontrollige kuupäeva',
    badNumber: 'Kirjutage arv',
    badWebsite: 'Veebiaadressi alguses peab olema http:// või https://',
    badBirthYears: 'Kirjutage aastad kujul 1990, 2005',
    choosePerson: 'Valige inimene',
    feedbackNeeded: 'Valige märksõna või kirjutage paar sõna',
    asksNoJson: 'Süsteemisõnum peab paluma vastust JSON-is',
  },
  summary: (count) => `Kontrollige ${n(count, { one: 'välja', other: 'välja' })}`,
};
