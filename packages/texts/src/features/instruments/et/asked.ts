import { type AskedInstrument, askedWords } from '../asked.ts';

const twoWeeks = ['Üldse mitte', 'Mõnel päeval', 'Rohkem kui pooltel päevadel', 'Peaaegu iga päev'];

const instruments: Readonly<Record<string, AskedInstrument>> = {
  PHQ9: {
    stem: 'Kui sageli on Teid viimase 2 nädala jooksul häirinud see probleem?',
    options: twoWeeks,
    items: [
      'Vähene huvi või rõõm tegevuste vastu',
      'Kurvameelsus, masendus või lootusetus',
      'Raskused uinumisel, katkendlik uni või liigne magamine',
      'Väsimus või vähene energia',
      'Vähene söögiisu või ülesöömine',
      {
        label:
          'Halb arvamus iseendast: tunne, et olete läbikukkunud või olete alt vedanud ennast või oma peret',
        topic: 'Halb arvamus iseendast, läbikukkumise tunne',
      },
      {
        label: 'Keskendumisraskused, näiteks ajalehte lugedes või televiisorit vaadates',
        topic: 'Keskendumisraskused',
      },
      {
        label:
          'Liigute või räägite nii aeglaselt, et teised võivad seda märgata? Või vastupidi: olete nii rahutu, et liigute tavalisest palju rohkem',
        topic: 'Aeglustumine või rahutus',
      },
      {
        label: 'Mõtted, et parem oleks olla surnud, või mõtted endale viga teha',
        topic: 'Surma- või enesevigastamise mõtted',
      },
      {
        stem: 'Probleemide kohta, mille Te märkisite',
        label:
          'Kui raskeks on need probleemid teinud Teie töö, koduste asjadega tegelemise või teiste inimestega läbisaamise?',
        topic: 'Kui raskeks see teeb töö, kodu või suhted',
        options: ['Üldse mitte raskeks', 'Mõnevõrra raskeks', 'Väga raskeks', 'Äärmiselt raskeks'],
      },
    ],
  },
  GAD7: {
    stem: 'Kui sageli on Teid viimase 2 nädala jooksul häirinud see probleem?',
    options: twoWeeks,
    items: [
      'Närvilisus, ärevus või pinges olek',
      'Võimetus muretsemist lõpetada või ohjata',
      'Liigne muretsemine erinevate asjade pärast',
      'Raskused lõdvestumisel',
      'Nii suur rahutus, et on raske paigal istuda',
      'Kergesti ärritumine või pahaseks saamine',
      'Hirm, nagu võiks midagi kohutavat juhtuda',
    ],
  },
  AUDIT: {
    stem: 'Alkohol, viimased 12 kuud',
    options: [
      'Mitte kunagi',
      'Harvem kui kord kuus',
      'Iga kuu',
      'Iga nädal',
      'Iga päev või peaaegu iga päev',
    ],
    items: [
      {
        label: 'Kui sageli Te tarvitate alkohoolseid jooke?',
        options: [
          'Mitte kunagi',
          'Kord kuus või harvem',
          '2–4 korda kuus',
          '2–3 korda nädalas',
          '4 või enam korda nädalas',
        ],
      },
      {
        label: 'Mitu annust Te joote päeval, mil tarvitate alkoholi? Üks annus on {drinkGrams} g alkoholi.',
        topic: 'Annuseid joomise päeval',
        options: ['1 või 2', '3 või 4', '5 või 6', '7 kuni 9', '10 või rohkem'],
      },
      'Kui sageli Te joote korraga kuus või enam annust?',
      'Kui sageli ei suutnud Te joomist lõpetada, kui olite alustanud?',
      'Kui sageli jäi joomise tõttu tegemata see, mida Teilt oodati?',
      'Kui sageli vajasite hommikul alkoholi, et päevaga alustada?',
      'Kui sageli tundsite pärast joomist süüd või kahetsust?',
      'Kui sageli ei mäletanud Te joomise tõttu eelmist õhtut?',
      {
        label: 'Kas Teie joomise tõttu on keegi viga saanud, Teie ise või mõni teine?',
        options: { 0: 'Ei', 2: 'Jah, aga mitte viimase aasta jooksul', 4: 'Jah, viimase aasta jooksul' },
      },
      {
        label:
          'Kas mõni lähedane, sõber või arst on Teie joomise pärast muret tundnud või soovitanud vähem juua?',
        topic: 'Teised on mures või soovitanud vähem juua',
        options: { 0: 'Ei', 2: 'Jah, aga mitte viimase aasta jooksul', 4: 'Jah, viimase aasta jooksul' },
      },
    ],
  },
  FTND: {
    stem: 'Suitsetamine praegu',
    items: [
      {
        label: 'Kui ruttu pärast ärkamist suitsetate esimese sigareti?',
        options: { 3: '5 minuti jooksul', 2: '6–30 minuti pärast', 1: '31–60 minuti pärast', 0: 'Hiljem' },
      },
      'Kas Teil on raske olla suitsetamata kohtades, kus see on keelatud?',
      {
        label: 'Millisest sigaretist oleks kõige raskem loobuda?',
        options: { 1: 'Hommikusest esimesest', 0: 'Mõnest muust' },
      },
      {
        label: 'Mitu sigaretti Te päevas suitsetate?',
        options: ['10 või vähem', '11–20', '21–30', '31 või rohkem'],
      },
      'Kas suitsetate esimestel ärkvel tundidel rohkem kui ülejäänud päeval?',
      'Kas suitsetate ka siis, kui olete nii haige, et olete voodis?',
    ],
  },
  IPSS: {
    stem: 'Urineerimine, viimane kuu',
    options: [
      'Mitte kunagi',
      'Harvem kui 1 kord 5-st',
      'Vähem kui pooltel kordadel',
      'Umbes pooltel kordadel',
      'Rohkem kui pooltel kordadel',
      'Peaaegu alati',
    ],
    items: [
      'Kui sageli tundus, et põis ei saanud päris tühjaks?',
      'Kui sageli pidite vähem kui kahe tunni pärast uuesti minema?',
      'Kui sageli juga katkes ja algas uuesti?',
      'Kui sageli oli raske kinni hoida?',
      'Kui sageli oli juga nõrk?',
      'Kui sageli pidite alustamiseks pressima?',
      {
        label: 'Mitu korda tõusite öösel urineerima?',
        options: ['Mitte kordagi', '1 kord', '2 korda', '3 korda', '4 korda', '5 korda või rohkem'],
      },
    ],
    extra: {
      qol: {
        label: 'Mida tunneksite, kui praegune olukord jääks kogu eluks nii?',
        topic: 'Kuidas oleks sellega elada',
        options: [
          'Oleksin väga rõõmus',
          'Oleksin rahul',
          'Oleksin enamasti rahul',
          'Segased tunded',
          'Oleksin enamasti rahulolematu',
          'Oleksin õnnetu',
          'See oleks kohutav',
        ],
      },
    },
  },
  SNAPIV26: {
    stem: 'Teie laps, viimased kuud. Kui palju see tema kohta käib?',
    options: ['Üldse mitte', 'Veidi', 'Üsna palju', 'Väga palju'],
    items: [
      'Teeb koolitöös või muus tegevuses hooletusvigu',
      'Tal on raske ülesandel või mängul tähelepanu hoida',
      'Ei näi kuulavat, kui temaga räägitakse',
      'Jätab koolitöö või kodused tööd pooleli',
      'Tal on raske tegevusi ja asju korras hoida',
      'Väldib pikka vaimset pingutust või ei salli seda',
      'Kaotab asju, mida on vaja',
      'Ümbritsev viib tähelepanu kergesti kõrvale',
      'Unustab igapäevaseid asju',
      'Niheleb käte või jalgadega või toolil',
      'Tõuseb püsti seal, kus peaks istuma',
      'Jookseb ringi või ronib, kui see ei sobi',
      'Tal on raske vaikselt mängida',
      'On kogu aeg liikvel, nagu mootori jõul',
      'Räägib liiga palju',
      'Vastab enne, kui küsimus on lõpuni öeldud',
      'Tal on raske oma järjekorda oodata',
      'Segab teisi või trügib nende mängu',
      'Vihastab, läheb endast välja',
      'Vaidleb täiskasvanutega',
      'Keeldub kuulamast või rikub avalikult reegleid',
      'Ärritab teisi meelega',
      'Süüdistab oma vigades teisi',
      'On tundlik või kergesti häiritav',
      'On vihane ja solvunud',
      'On õel või tahab kätte maksta',
    ],
  },
  MMRC: {
    stem: 'Hingeldus praegu',
    items: [
      {
        label: 'Millal jääb Teil õhust puudu?',
        topic: 'Hingeldus',
        options: [
          'Ainult suure pingutuse korral',
          'Kui kiirustan tasasel maal või lähen väikesest tõusust üles',
          'Käin aeglasemalt kui teised omaealised või pean tasasel maal hinge tõmbama',
          'Pean umbes 100 meetri või mõne minuti järel hinge tõmbama',
          'Hingeldan nii, et ei saa kodust välja, või juba riietudes',
        ],
      },
    ],
  },
  ASTHMA4: {
    stem: 'Astma, viimased 4 nädalat',
    items: [
      'Kas astma andis päeval endast märku rohkem kui kaks korda nädalas?',
      'Kas astma äratas Teid või Teie last öösel, kas või korra?',
      'Kas hooravimit läks vaja rohkem kui kaks korda nädalas?',
      'Kas astma piiras seda, mida Teie või Teie laps teha sai?',
    ],
  },
};

export const questions = {
  ...askedWords(instruments),
  'QUEST_OXFORD.joint': {
    label: 'Millisest liigesest on jutt?',
    topic: 'Liiges',
    options: { hip: 'Puusaliigesest', knee: 'Põlveliigesest' },
  },
  'STOPBANG.weight': { label: 'Kui palju Te kaalute?', topic: 'Kaal' },
  'STOPBANG.height': { label: 'Kui pikk Te olete?', topic: 'Pikkus' },
};
