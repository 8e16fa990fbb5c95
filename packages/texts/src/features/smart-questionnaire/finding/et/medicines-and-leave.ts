import type { SpokenPhrases } from '@tervita/domain/smart-questionnaire';

const medicine =
  'rohi|rohtu|rohud|rohtusid|rohtude|rohtudega|rohu|ravim|ravimi|ravimit|ravimid|ravimeid|ravimite|tablett|tableti|tabletid|tablette|tablettide|pillid|pille|kapsl*|tilgad|tilku|salv|salvi|kreem|kreemi|sprei|spreid|siirup*|plaastr*|inhalaator*|piserda*|pihust*|süst*|insuliin*|mõõteriba*|ribad|testriba*|vedelda*|hormoon*|antibiootikum*|valuvaigist*|unerohi|unerohu*|unerohtu|rahusti*|vererõhurohi|vererõhurohu*|vererõhurohud|vererõhutab*|vererõhuravim*|südamerohi|südamerohud|südamerohtu|südametab*|kilpnäärmerohi|kilpnäärmeroh*|kolesteroolirohi|kolesterooliroh*|diabeediroh*|suhkruroh*|astmaroh*|allergiaroh*|reflukro*|maorohi|maoroh*|silmatil*|silmarohi|silmaroh*|podagraroh*|depressiooniroh*|depressioonirohi|vererõhurohtu';
const known =
  'euthyrox*|eltroxin*|letrox*|türoksiin*|metformi*|glucophage*|jardiance*|forxiga*|ozempic*|xarelto*|eliquis*|marevan*|varfariin*|pradaxa*|ramipril*|enalapril*|lisinopr*|perindopr*|prestari*|amlodip*|losartan*|valsartan*|telmisart*|candesart*|kandesart*|bisoprol*|concor*|metoprol*|betaloc*|nebivol*|nebilet*|atorvast*|rosuvast*|crestor*|simvast*|omepras*|omeprazol*|nexium*|pantopra*|esomepra*|sertral*|zoloft*|cipralex*|estsital*|escital*|fluoks*|venlafax*|mirtasa*|ksana*|xanax*|zopiklo*|imovane*|zolpidem*|stilnox*|ventolin*|salbutam*|symbicort*|seretid*|singulair*|montelu*|spiriva*|allopurin*|furosemi*|torasemi*|spironol*|indapam*|hydrochlor*|diklofen*|tramadol*|ketonal*|pregabal*|gabapen*|lyrica*|tserukal|cetirizin*|tsetiris*|loratadi*|desloratad*|aerius*|metotreks*|prednisol*|concerta*|tamsulos*|omnic*|östrogeen*|divigel*|estrofem*|levotürox*';
const note =
  'leht|lehte|lehe|lehele|lehel|haigusleh*|hooldusleh*|töövõimetusleh*|sinileh*|haiguslehte|haiguslehe|hoolduslehte|hoolduslehe|haiguslehel';

export const medicinesAndLeave: SpokenPhrases = {
  PRESCRIPTION: [
    '+retsept*|digiretsept*',
    '+retsept* vaja|palun|uus|uut|kirjuta*|kirjutada|saada|saaks|sooviks*|soovin|apteek*|apteegis|teha|välja|tehke|panna|kehtiv*|jaoks|antibiootikum*|salv*|kreem*',
    `+${medicine} kirjuta*|välja|retsept*|määra*`,
    `+${medicine} vaja|palun|soovin|sooviks*`,
    `${medicine} saaks|saada|apteek*|apteegis|proovi*`,
    'kirjuta* välja',
    'apteeg*|apteek* retsept*|rohi|rohtu|ravim*|öeldi|anta|müü*|käsimüü*|ei|saa|süsteem*',
    `~${medicine}`,
    `~${known}`,
    `+${known} retsept*|vaja|palun|kirjuta*|välja|soovin|sooviks*|saaks`,
    'viagra*|cialis*|sildenaf*|melatonin*|antibiootikum*',
  ],
  PRESCRIPTION_REFILL: [
    '+retsept* pikend*|uuenda*|korda*|otsa|otsas|lõppe*|lõppes|lõpp*|alles|aegus*|aegunud|läbi|jälle|tavapära*|sama|samad|kuuks|püsi*|jätk*|alati|kehti|kehtetu',
    `+pikenda*|pikendus*|pikendust|uuendage|uuendada ${medicine}|retsept*|${known}`,
    `+${medicine} otsa|otsas|lõpp*|lõpe*|lõppe*|lõppemas|alles|lõpuk*|viimane|viimased|pikenda*|läbi|jagub|jätkub|tavapära*|samad`,
    `${medicine} uuesti|jälle|juurde|saavad`,
    `+${known} otsa|otsas|lõpp*|lõpe*|lõppe*|alles|saab|pikenda*|uuesti|jälle|viimane|läbi|jagub|jätkub|juurde|jätk*|püsi*|tavapära*|sama|samas`,
    'mg pikend*|retsept*|alles|otsas|sama',
    'püsiravim*|püsirohi|püsirohud|püsiroh*|korduvretsept*|kordusretsept*|korduv*',
    'rohud|rohi|ravim* otsas|läbi',
    '+vererõhurohi|vererõhurohud|vererõhurohtu|vererõhutab*|südamerohi|südamerohud|unerohi|unerohu|kilpnäärmeroh* otsas|otsa|läbi|lõpp*|uuesti|pikenda*|vaja|retsept*|alles',
    'viimane|viimased|paar|kolm tablett*|tabletid|kapslit|leht|karp|pakk|doosi alles|jäänud|järel',
    '+uuesti|jälle|jätkuks|nagu välja|alati|varem kirjuta*|retsept*|tavaline|rohi|rohud',
    '+karp|pakk|purk tühi|tühjaks|otsas',
  ],
  PRESCRIPTION_CONTRACEPTION: [
    '+beebipill*|beebipille|beebipillid|minipill*|antibeebi*|antibeebipill*|rasestumisvas*|kontratsept*',
    '+beebipill*|rasestumisvas*|minipill*|antibeebi*|spiraal*|tuperõng*|nuvaring* retsept*|otsa|otsas|lõpp*|lõpevad|soovin|vaheta*|vahetada|panna|paigalda*|sobi*|pikenda*|uus|uusi|vaja|alusta*|kirjuta*|alles|eemalda*|võtan|tahaks*',
    '+beebipill*|rasestumisvas*|minipill* retsept*|tablet*|pillid|karp* pikenda*|otsa|otsas|lõpp*|lõpevad|uus|uut|alles|vaja|palun',
    '+sos|hommikupill|avariipill* pill|pilli|tablet*|kondoom*',
    'kondoom läks|katki|purunes',
    'spiraal*|mirena*|tuperõng*|nuvaring*|implantaat*|implanon*|hormoonspiraal*|evra',
    'pillid|pille rasestu*|beebi*|vaheta*|hormoon*',
    '+yasmin*|yaz|jeanine*|marvelon*|logest*|mercilon*|cerazette*|qlaira*|slinda*|femoden*|microgyn*|diane*|novynette*|lindynette*|belara*|zoely*|drovelis*|azalia*|desirette*',
    'rasestu* ei taha|vältida|vältimi*|vastu|kaitse',
  ],
  FIT_NOTE: [
    '+haigusleh*|töövõimetusleh*|hooldusleh*',
    `+${note} vaja|avada|ava|avage|avama|palun|soovin|sooviks*|alates|tänasest|saaks|saada|teha|tehke|võtta|vormista*|jaoks|panna|küsib|nõuab|alustada|eilsest|homsest|avamine|avamist|laps*|avaksite|avaks`,
    '+hooldusleh* laps*|tänasest|vaja|avage|avada|jääda|palun|soovin|poeg|tütar|poja*|tütre*',
    'tööle ei|pole saa|minna|lähe|läinud|võimeline|suuteline|jaksa|jõua|suuda',
    'tööle|töölt ei|jäin|puudu* leht|lehte|haigusleh*|ülemus|tõend*',
    'koju|kodus|kodu jään|jäin|jäi|jääma|pean leht|lehte|hooldus*|haigusleh*|laps*|lapsega',
    'lasteaeda|lasteaia|lasteaed|kooli viia|saata|saa|minna|lähe|võeta jään|koju|leht*|hooldus*|kodus',
    '+ülemus|tööandja|boss küsib|nõuab|tahab leht|lehte|haigusleh*',
    'sinine|sinist|sinise leht*|lehte',
    'tööl*|töö* haige koju|puudun|leht*|kodus',
  ],
  SICK_LEAVE: [
    '+haigusleh*',
    '+sinine|sinist|sinise leht|lehte|lehe',
    'töövabastus*|haiguspuhkus*|haiguspäev*|haigushüvi*|hooldushüvi*|haigusraha*',
    'tööle ei saa|minna|lähe',
    '+haigusleh*|hooldusleh* näe|näha|tehtud|avatud|raha|makst*|makstud|hüvitis*|laekunud|haigekassa*|haigkassa*|tervisekassa*|tööandja*|süsteem*|kehti*|esita*|protsent*|kuupäev*|vale|algus',
    '+haigusraha*|hüvitis*|haigushüvi* laeku*|makst*|millal|saabu*|haigekassa|tervisekassa|tulnud|kätte',
    'haigena kodus|haiguspäevad',
  ],
  FIT_NOTE_END: [
    `+${note} lõpeta*|lõpetage|lõpetada|lõpetami*|sulge*|kinni|lõpuks|lõpetatud|lõpetaks*|sulgeda|sulgemi*|maha|ära`,
    `+${note} kinni panna|pange`,
    `+terve|tervenes*|tervenen*|paranes*|paranenud|terveks|korras|parem ${note}|tööle|lõpeta*|sulge*|kinni|homme|homsest`,
    '+tööle tagasi|naasen|lähen|asun|naasta|minna|hakkan|läheb|võin|saan homme|terve|tagasi|lähen|esmaspäev*|homsest|alates|asuda',
    'tööle tagasi|naasen|lähen|asun|homsest|homme|esmaspäev*',
    'terve tööle|lasteaeda|kooli',
    'olen|laps terve|paranenud|tervenenud|terveks',
    '+lõpeta* haigusleh*|leht|lehte|lehe|hooldusleh*',
  ],
  FIT_NOTE_ENLENGTHEN: [
    `+${note} pikenda*|jätka*|pikendus*|pikemaks|edasi|juurde|venita*|pikendada|pikeneks|lisa*`,
    `+pikenda*|pikendus* ${note}`,
    `+${note} lõpeb|lõppeb|lõppes|lõppemas|saab ei|pole|veel|ikka|aga|haige|parem|terve|läbi`,
    `+ei|pole|ikka|veel paremaks|parem|terve|töövõimeline|paranenud|tervenenud|haige|tervis ${note}|tööle`,
    '+paar|mõni|nädal|kolm päeva|päev|nädalaks|nädal juurde|pikemaks|lisaks|veel leht*|haigusleh*|hooldusleh*|panna|pikenda*|kodus|haige|tööle',
    '+päeva|nädal|päevad|nädala juurde|pikendust|veel panna|saaks*|anda|leht*|haigusleh*|kodus',
    'ei|pole veel|ikka töövõimeline|tööle|terve|töökorras|tööd',
  ],
};
