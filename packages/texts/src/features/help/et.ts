import type { help as en } from './en.ts';

const article = (title: string, ...lines: string[]) => ({ title, lines });

export const help: typeof en = {
  title: 'Abi',
  picture: (title) => `Ekraanipilt: ${title}`,
  search: 'Otsige, näiteks „kood“',
  searchLabel: 'Otsi abist',
  clearSearch: 'Tühjenda otsing',
  found: (count) => (count === 1 ? '1 vastus' : `${count} vastust`),
  nothingFound: 'Nende sõnadega vastust ei ole. Proovige teisi või kirjutage meile.',
  inDanger: 'Hädaolukord?',
  callNumber: (number) => `Helistage ${number}`,
  usage: 'Tervita kasutamine',
  usageHint: {
    patient: 'Kuidas kirjutada, lapse eest kirjutada, faile saata',
    clinic: 'Postkast, vastused, nimistud, sõnumid',
  },
  problem: 'Tehniline mure',
  problemHint: 'Midagi ei tööta',
  idea: 'Soov või mõte',
  ideaHint: 'Mis võiks olla parem',
  oftenAsked: 'Sageli küsitakse',
  allAnswers: 'Kõik vastused',
  notHealth:
    'Aitame Tervita kasutamisel, mitte tervisega. Tervisemure korral kirjutage või helistage oma kliinikusse.',
  notHealthStaff: 'Aitame Tervita kasutamisel. Ärge kunagi kirjutage siia patsiendi andmeid.',
  notFoundYet: 'Kas ei leidnud vastust?',
  writeToUs: 'Kirjuta kasutajatoele',
  quickHelp: 'Sageli aitab kohe',
  form: {
    problemTitle: 'Kirjutage, mis ei tööta',
    ideaTitle: 'Kirjutage, mis võiks olla parem',
    usageTitle: 'Küsige, kuidas midagi teha',
    lead: 'Seda loeb Tervita kasutajatugi, mitte Teie kliinik. Ärge kirjutage oma tervisest.',
    leadStaff: 'Seda loeb Tervita kasutajatugi. Ärge kirjutage patsiendi andmeid.',
    topic: 'Teema',
    topics: {
      APP_USAGE: 'Tervita kasutamine',
      TECHNICAL_PROBLEM: 'Tehniline mure',
      AMENDMENT: 'Soov või mõte',
    },
    subject: 'Pealkiri',
    description: {
      APP_USAGE: 'Mida soovite teha?',
      TECHNICAL_PROBLEM: 'Mis juhtus ja mida ootasite?',
      AMENDMENT: 'Mis peaks olema teisiti ja miks?',
    },
    email: 'E-post vastuse jaoks',
    along: 'Läheb kaasa',
    error: (id) => `Nähtud viga: ${id}`,
    browser: (name) => `Teie veebilehitseja: ${name}`,
    nothingElse: 'Mitte midagi sellest, mida kirjutasite kliinikule',
    nothingElseStaff: 'Mitte midagi sellest, mida patsiendid kirjutasid',
    send: 'Saada kasutajatoele',
    sending: 'Saadan',
  },
  sent: {
    title: 'Kasutajatoele saadetud',
    answerTo: (email) => `Vastame aadressile ${email}.`,
    reference: 'Viitenumber',
    copy: 'Kopeeri',
    copied: 'Kopeeritud',
    next: 'Mis saab edasi',
    steps: [
      'Saate koopia e-postiga.',
      'Inimene vastab 1 tööpäeva jooksul.',
      'Kui soovite midagi lisada, vastake sellele kirjale.',
    ],
    back: 'Tagasi sinna, kus olin',
    toHelp: 'Abi juurde',
  },
  articles: (emergencyNumber) => ({
    write: article(
      'Kuidas kirjutada oma kliinikule?',
      'Valige „Uus e-kontakt“, seejärel kelle kohta see on ja milline kliinik. Valige põhjus või kirjeldage muret oma sõnadega.',
      'Teilt küsitakse mõni lühike küsimus. Midagi ei saadeta enne, kui vajutate „Saada kliinikule“; seni on see mustand.',
    ),
    answerTime: article(
      'Millal kliinik vastab?',
      'Kliinik loeb e-kontakte lahtiolekuajal. Kirjutada võite igal ajal. Enne saatmist näete, millal vastust oodata, kui kliinik seda näitab.',
      `Vastusest saate e-kirja. Kui mure muutub kiireks, ärge oodake: helistage kliinikusse ja ohu korral ${emergencyNumber}.`,
    ),
    child: article(
      'Kuidas kirjutada lapse eest?',
      'Kui küsitakse, kelle kohta see on, valige „Keegi teine“ ja lisage laps nime ja isikukoodiga.',
      'Kliinik kontrollib ühe korra, et tohite lapse eest kirjutada. Seni võib ta vastata vaid üldiselt.',
    ),
    files: article(
      'Kuidas lisada foto või dokument?',
      'Vajutage teksti all „Lisa failid“. Telefonis saate kohe pildistada.',
      'Üks fail võib olla kuni 50 MB, ühes sõnumis kuni kümme faili. Faile kontrollitakse viiruste suhtes, kui kliinikul on see võimalus.',
    ),
    whoReads: article(
      'Kes loeb seda, mida kirjutan?',
      'Ainult selle kliiniku töötajad, kellele kirjutasite, ja need, kes Teie eest tegutsevad. Igast avamisest jääb jälg.',
      'Tervita haldajad seda ei loe.',
    ),
    code: article(
      'Ma ei saanud koodi e-postiga',
      'Vaadake rämpsposti kausta ja kontrollige, et aadress on õige. Kood tuleb minuti jooksul ja kehtib 10 minutit.',
      '60 sekundi pärast saate küsida uue. Kehtib ainult kõige uuem kood.',
    ),
    prescription: article(
      'Kuidas pikendada retsepti?',
      'Valige „Uus e-kontakt“ ja „Retsept“. Märkige varasemad ravimid või otsige uus.',
      'Otsustab arst. E-kontaktis näete, mis igast ravimist sai.',
    ),
    reopen: article(
      'E-kontakt on lõpetatud, aga mul on küsimus',
      'Avage see ja valige „Ava e-kontakt uuesti“. See on võimalik 30 päeva. Hiljem kirjutage uus.',
    ),
    contacts: article(
      'Kuidas muuta e-posti või telefoni?',
      'Vajutage oma nime kõrval pliiatsile. Uuele e-posti aadressile saadame koodi.',
    ),
    inbox: article(
      'Kuidas postkastiga töötada?',
      '„Sissetulnud“ all on see, mis ootab Teid: kõige kauem oodanud ees, ohumärgiga kõige üleval. Enter avab, J ja K liiguvad alla ja üles, I võtab endale.',
      '„?“ näitab kõiki klahve. „/“ otsib patsiente ja e-kontakte nime, isikukoodi või e-posti järgi.',
    ),
    reply: article(
      'Millal saab patsient uuesti kirjutada?',
      'Vastuse all valite: kohe, alates kuupäevast või üldse mitte, mis lõpetab e-kontakti. Nupp ütleb, mis juhtub.',
      'Pärast saatmist on viis sekundit aega see tagasi võtta. „Saada hiljem“ saadab valitud ajal.',
    ),
    templates: article(
      'Kuidas kasutada vastuse malle?',
      'Kirjutage vastuse tühjale reale „/“. Sageli kirjutatu salvestage mallina endale või kõigile kolleegidele.',
    ),
    newPatient: article(
      'Kirjutas patsient, keda me ei tunne',
      'Enne vastamist võtke ta nimistusse või lükake tagasi. Ohumärgi korral saab vastata kohe.',
      'Kui keegi kirjutab teise inimese eest, kontrollige registrist, kas ta tohib, ja kinnitage see ühe korra.',
    ),
    lists: article(
      'Kuidas tulevad nimistud?',
      'Administraator avab „Haldus“, „Import“. Logige sisse Mobiil-ID või Smart-ID-ga ja valige nimistud või laadige üles fail.',
      'Tulemust näidatakse enne, kui midagi muutub. Kes nimistus enam ei ole, jääb alles, kuid ei ole enam kliiniku patsient.',
    ),
    sms: article(
      'Kuidas saata sõnum paljudele patsientidele?',
      'Valige sõnumikeskuses mall ja siis, kellele see läheb. Hinda näidatakse enne saatmist.',
      'Lauatelefonid ja valed numbrid jäetakse välja ega maksa midagi.',
    ),
    colleagues: article(
      'Kuidas uus kolleeg sisse pääseb?',
      'Iga töötaja võib ta lisada „Haldus“, „Töötajad“ all isikukoodi ja rolliga; kliiniku administraatorid saavad sellest teate. Kolleegile öelge ise: talle kirja ei saadeta. Ta logib sisse oma digitaalse ID-ga.',
    ),
    offline: article(
      'Leht ütleb, et ühendust ei ole',
      'Kirjutatu jääb alles. Kui ühendus taastub, läheb leht ise edasi.',
    ),
    slowFile: article(
      'Fail ei lähe üles',
      'Kontrollige ühendust ja et fail on alla 50 MB. Sobivad pildid, PDF, tekstidokumendid, heli ja video.',
    ),
    reload: article(
      'Leht näeb vale välja või ei reageeri',
      'Laadige leht uuesti. Kui see ei aita, uuendage veebilehitsejat: toimivad viimase kahe aasta versioonid.',
    ),
  }),
};
