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
    byMail: 'Saada selle asemel e-kiri',
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
    stepsElsewhere: [
      'Inimene vastab 1 tööpäeva jooksul.',
      'Kui kirjutate sellest uuesti, nimetage see number.',
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
      '„Saabunud“ all on see, mis ootab Teid: kõige kauem oodanud ees, ohumärgiga kõige üleval. Enter avab, J ja K liiguvad alla ja üles, I võtab endale.',
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
      'Lauatelefonid, välisriikide ja valed numbrid jäetakse välja ega maksa midagi.',
    ),
    colleagues: article(
      'Kuidas uus kolleeg sisse pääseb?',
      'Iga töötaja võib ta lisada „Haldus“, „Töötajad“ all isikukoodi ja rolliga; kliiniku administraatorid saavad sellest teate. Kolleegile öelge ise: talle kirja ei saadeta. Ta logib sisse oma digitaalse ID-ga.',
    ),
    warning: article(
      'Mida tähendab punane märk e-kontaktil?',
      'Midagi, mida patsient vastas või kirjutas, võib olla ohtlik. E-kontakt püsib nimekirjas kõige üleval, kuni keegi selle avab ja valib „Märgi nähtuks“; nimi ja aeg jäävad alles. Võimalikku erakorralist seisundit saab lõpetada või tagasi lükata alles pärast seda ning lõpetaja ütleb, mis sellest sai.',
      'E-kontaktis on kirjas, kas patsiendil soovitati abi kutsuda, ja number, millel talle helistada, kui see on teada. Kui märki ei leitud, ei tähenda see, et ohtu ei ole: lugege, mida ta kirjutas.',
      '„Lugege esimesena“, lillaga punaste all, märgib sõnu, mida ainult masin peab ohtlikuks, mida iganes kirjutaja märkis. Lugege tsiteeritud sõnu ja otsustage; mida küsiti ja mida ei märgitud, seisab e-kontaktis.',
    ),
    handOver: article(
      'Kuidas anda e-kontakt kolleegile?',
      '„Määra“ all valite, kes vastutab; „Võta endale“ määrab vastutajaks Teid. Nimekirjas näitab „Minu“ Teie e-kontakte.',
      'Mis on mõeldud ainult kolleegidele, kirjutage vastuse kõrvale „Sisemärkusesse“. Patsient seda ei näe.',
    ),
    call: article(
      'Patsient helistab või seisab leti ees',
      'Valige „Uus e-kontakt“, siis „Patsiendi eest“ ja kirjutage üles, mida ta ütles. Seda käsitletakse nagu iga teist. „Patsiendile“ all kirjutate Teie esimesena.',
      'Kellel kontot ei ole, saab e-kirja lingiga: ta logib sisse sama aadressiga ja sisestab oma sünnikuupäeva.',
    ),
    askQuestionnaire: article(
      'Kuidas paluda patsiendil täita küsimustik?',
      'Avage e-kontakt ja valige „Palu täita küsimustik“. Patsient täidab selle kodus; vastused tulevad tagasi „Saabunute“ alla.',
      'Või täitke see koos: „Uus e-kontakt“, „Patsiendi eest“, „Küsimustik“.',
    ),
    completed: article(
      'Millal e-kontakt lõpetada?',
      'Kui midagi enam teha ei ole. Patsient saab selle 30 päeva jooksul uuesti avada, hiljem kirjutab ta uue. Teie saate selle uuesti avada igal ajal.',
      'Lõpetatud e-kontakt jääb alles ning on leitav otsinguga ja patsiendi juurest.',
    ),
    otherLanguage: article(
      'Patsient kirjutab teises keeles',
      'Vajutage sõnumi all „Tõlgi“ ja „Tõlgi minu vastus“, kui oma vastus on kirjutatud. Lugege tõlge enne saatmist läbi: selle tegi masin.',
      'See on olemas, kui see kuulub kliiniku paketti ja on kliinikus sisse lülitatud.',
    ),
    waits: article(
      'Kust näha, kui kaua patsiendid ootavad?',
      '„Tagasiside“, „Ooteajad“ näitab põhjuste ja nädalapäevade kaupa, kui kaua läheb esimese vastuseni; arvestatakse lahtiolekuaega. Kui kliinik on selle sisse lülitanud, näevad patsiendid viimase 28 päeva põhjal, millal vastust oodata.',
    ),
    hours: article(
      'Kuidas muuta lahtiolekuaegu või seda, mida patsiendid küsida saavad?',
      'Administraator avab „Halduse“. „Kliiniku andmete“ all on lahtiolekuajad ja eripäevad; „Funktsioonide“ all pakutavad põhjused ja see, mida keelemudel tohib teha.',
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
