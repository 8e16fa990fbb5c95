import { listWords, type Shape } from './medicine-shape.ts';
import type { Frequency } from './prescriptions.ts';

/** Kinds of medicines that a doctor approves one by one. */
export const alertKinds = [
  'METHOTREXATE',
  'OPIOID',
  'BENZODIAZEPINE',
  'ANTICOAGULANT',
  'INSULIN',
  'LITHIUM',
  'DIGOXIN',
  'RETINOID',
  'VALPROATE',
  'THALIDOMIDE',
] as const;
export type AlertKind = (typeof alertKinds)[number];

export interface CarefulMedicine {
  /** Beginnings of words of its substance and of usual brands, folded as `medicineKey` folds. */
  readonly names: readonly string[];
  /** What is too short to be a beginning, as a whole word. */
  readonly words?: readonly string[];
  /** Whole codes, or groups that hold nothing else. */
  readonly atc: readonly string[];
  /** Undefined: any. What is typed by hand may say anything about its form. */
  readonly shapes?: readonly Shape[];
  readonly alert?: AlertKind;
  readonly harmsPregnancy?: true;
  /** Undefined: any. "Another, in words" is always among them. */
  readonly offers?: readonly Frequency[];
}

/** Of these there is also what is spread on the skin, and harms nobody so. */
const notSpread: readonly Shape[] = ['PATCH', 'SKIN', 'ORAL', 'INJECTED', 'UNKNOWN'];
/** Of these there are also tablets for every day. */
const notSwallowed: readonly Shape[] = ['PATCH', 'SPREAD', 'SKIN', 'INJECTED', 'UNKNOWN'];
/** Of an opioid nothing but a patch is put on the skin. */
const patchOfOpioid: readonly Shape[] = ['PATCH', 'SPREAD', 'SKIN'];
const patchOrUnclear: readonly Shape[] = [...patchOfOpioid, 'UNKNOWN'];

const weekly: readonly Frequency[] = ['ONCE_WEEKLY', 'OTHER'];
const weeklyOrMonthly: readonly Frequency[] = ['ONCE_WEEKLY', 'ONCE_MONTHLY', 'OTHER'];
const monthly: readonly Frequency[] = ['ONCE_MONTHLY', 'OTHER'];
const everyThirdDay: readonly Frequency[] = ['EVERY_3_DAYS', 'OTHER'];
const buprenorphineDays: readonly Frequency[] = ['EVERY_3_DAYS', 'ONCE_WEEKLY', 'OTHER'];
export const patchDays: readonly Frequency[] = ['EVERY_2_DAYS', 'EVERY_3_DAYS', 'ONCE_WEEKLY', 'OTHER'];

/**
 * Substances that harm when they are taken as another is. Kinds: ISMP, List of High-Alert Medications in Community and
 * Ambulatory Care Settings, 2021; for methotrexate also EMA/PRAC 2019 and the never events of NHS England, 2018; for harm
 * to a pregnancy the prevention programmes of EMA for valproate, retinoids and thalidomide, and the product information of
 * methotrexate and warfarin. Rhythms: section 4.2 of each product information. A clinician approves every change.
 */
export const carefulMedicines: readonly CarefulMedicine[] = [
  {
    names:
      listWords(`methotrex metotrex methotreks metotreks метотрексат trexan трексан metoject методжект methofill
      ebetrexat metex nordimet jylamvo metatrex метатрекс metothrex namaxir maxtrex zlatal imeth lantarel novatrex rheumatrex emthexat зексат
      метортрит`),
    words: listWords('mtx мтх'),
    atc: ['L01BA01', 'L04AX03'],
    alert: 'METHOTREXATE',
    harmsPregnancy: true,
    offers: weekly,
  },
  {
    names:
      listWords(`oxycodon oksukodoon oksikodoon oksykodon оксикодон morphin morfi морфин fentan фентанил tramad
      трамадол tapentad тапентадол codein kodei кодеин dihydrocodein dihudrokodei dihydrokodei дигидрокодеин
      buprenorphin buprenorfi бупренорфин methadon metado метадон hydromorphon hudromorfo hydromorfon
      гидроморфон pethidin petidi petydy петиди oxycontin oxynorm sevredol oramorph targin tramal zaldiar doreta
      дорета palexia durogesic дюрогезик фендивия matrifen yemex mezolar opiodur fencino effentora abstral
      instanyl pecfent vellofent breakyl actiq norspan transtec транстек bupretec butec butrans hapoctasin
      sevodyne bunorfin bunondol melodyn subutex suboxone zubsolv espranor buvidal temgesic poltram tramundin
      tramacet tramapar skudexa zydol zamadol maxitram tradorec adolonta трамал залдиар палексия yantil
      oxikodon оксиконтин таргин buprenal bunaxon sufentan nalbuphin nalbufin пентазоцин солпадеин dolcontral vendal doltard contalgin zomorph morphgesic palladon jurnista oxydolor oxyduo reltebon
      accordeon xancodal longtec shortec oxypro physepton solpadol codamol dydramol zapain tylex thiocodin
      antidol ascodan коделак промедол тримеперидин trimeperid meptazinol meptid`),
    words: listWords('mst мст mxl dhc'),
    atc: ['N02A', 'N07BC01', 'N07BC02', 'N07BC51', 'R05DA04'],
    alert: 'OPIOID',
  },
  {
    names:
      listWords(`diazepam диазепам lorazepam лоразепам alprazolam alprasolaam alprazolaam алпразолам bromazepam
      бромазепам clonazepam klonazepaam klonasepaam klonazepam клоназепам diasepaam diazepaam lorazepaam
      lorasepaam bromazepaam bromasepaam nitrazepam nitrazepaam nitrasepaam нитразепам oxazepam oksazepam
      oksazepaam oksasepaam оксазепам temazepam temazepaam temasepaam темазепам midazolam midasolaam midazolaam
      мидазолам chlordiazepoxid kloordiasepoksiid chlordiazepoksyd хлордиазепоксид clorazepat klorazepat
      клоразепат estazolam lormetazepam flurazepam clobazam klobazam klobasaam клобазам tofisopa tofizopa
      тофизопам phenazepam феназепам zolpidem solpideem zolpideem золпидем zopiclon zopiklon zopikloon sopikloon
      зопиклон eszopiclon eszopiklon ksanax ksanaks diasepam alprasolam lorasepam klonasepam клоназеп fenasepa fenazepa lexilium gerodorm гидазепам xanax xanor rivotril ривотрил ativan valium валиум relanium neorelium
      relium релиум сибазон stesolid diazepex lexotan lexaurin лексотан frontin stilnox стилнокс imovane имован
      zimovane dobroson senzop somnol сомнол ксанакс реланиум lorafen лорафен temesta afobam zomiren alprox
      helex хелекс kassadan золомакс cloranxen tranxen транксен signopam elenium элениум librium tazepam тазепам
      нозепам opamox oxapax noctofer dormicum дормикум rohypnol flunitrazepam halcion triazolam brotizolam
      lendormin etizolam prazepam medazepam medasepaam medazepaam медазепам мезапам rudotel рудотель ansilan
      radedorm радедорм mogadon frisium фризиум tapclob perizam buccolam grandaxin грандаксин элзепам
      фенорелаксан essopikloon esogno эсзопиклон zaleplon залеплон hypnogen sanval санвал onirex zolpic polsen
      zolsana edluar ивадал`),
    words: listWords('nasen neurol sedam'),
    atc: ['N05BA', 'N05CD', 'N05CF', 'N03AE'],
    alert: 'BENZODIAZEPINE',
  },
  {
    names:
      listWords(`warfarin varfari варфарин warfaryn marevan orfarin acenocoumarol acenocumarol atsenokumarool
      acenokumarol аценокумарол sintrom warfarex варфарекс warfin coumadin мареван sinkumar syncumar синкумар
      fenprokum phenprocoumon marcumar marcoumar fluindion phenindion фениндион фенилин`),
    atc: ['B01AA'],
    alert: 'ANTICOAGULANT',
    harmsPregnancy: true,
  },
  {
    names:
      listWords(`apixaba apiksaba апиксабан rivaroxaba rivaroksaba rywaroksaba ривароксабан edoxaba edoksaba
      эдоксабан dabigatra дабигатран enoxapari enoksapari enoksapary эноксапарин daltepari daltepary далтепарин
      дальтепарин nadropari nadropary надропарин tinzapari tinzapary tinsapari тинзапарин hepari hepary гепарин
      fondapari fondapary фондапаринукс eliquis эликвис xarelto ксарелто elikvis ksarelto klexane kleksaan pradaxa прадакса lixiana ликсиана
      roteas xerdoxo xanirva gribero aboxoma clexane клексан neoparin losmina ghemaxan inhixa ledraxen axaparin
      hepaxan arovi fragmin фрагмин fraxiparin fraxodi фраксипарин tynzapary innohep arixtra арикстра bemipari
      bemipary бемипарин zibor цибор`),
    atc: ['B01AB', 'B01AE', 'B01AF', 'B01AX05'],
    shapes: notSpread,
    alert: 'ANTICOAGULANT',
  },
  {
    names:
      listWords(`insuli инсулин инсулатард микстард lantus novorapid humalog tresiba toujeo levemir apidra fiasp abasaglar humulin
      insulatard actrapid mixtard novomix ryzodeg lyumjev semglee insuman protaphane gensulin polhumin suliqua
      xultophy лантус новорапид хумалог туджео тресиба левемир протафан актрапид хумулин апидра новомикс
      раизодег ринсулин росинсулин биосулин инсуман фиасп liprolog trurapi admelog truvelog novolin novolog
      awiqli hypurin lispro glargin glargiin гларгин лизпро detemir детемир degludec degludek деглудек glulisin
      глулизин icodec icodek`),
    words: listWords('aspart аспарт kirsty'),
    atc: ['A10A'],
    alert: 'INSULIN',
  },
  {
    names:
      listWords(`lithium liitium лития литии lithionit priadel camcolit liskonum litium литиум камколит quilonum quilonorm contemnol
      седалит sedalit`),
    words: listWords('lit litu'),
    atc: ['N05AN'],
    alert: 'LITHIUM',
  },
  {
    names: listWords('digoxin digoksi digoksyn дигоксин lanoxin lanicor ланикор bemecor'),
    atc: ['C01AA05'],
    alert: 'DIGOXIN',
  },
  {
    names: listWords(`isotretino izotretyno изотретиноин acitretin atsitretii acytretyn ацитретин alitretino
      izotretino sotret roaccutan aknenormin izotek curacne aknekutan acnekutan acnocutan акнекутан axotret tretinex rizuderm
      reticutan сотрет верокутан neotigason неотигазон acicutan toctino alitretynoin алитретиноин роаккутан`),
    atc: ['D10BA', 'D05BB', 'D11AH04'],
    shapes: notSpread,
    alert: 'RETINOID',
    harmsPregnancy: true,
  },
  {
    names:
      listWords(`valpro naatriumvalpro вальпро walpro divalpro depakiin вальпарин depakin convulex orfiril absenor epilim depakote
      депакин конвулекс deprakin dipromal convival episenta syonell belvo dyzantil epival энкорат конвульсофин`),
    atc: ['N03AG01', 'N03AG02'],
    alert: 'VALPROATE',
    harmsPregnancy: true,
  },
  {
    names:
      listWords(`thalidomid talidomi талидомид lenalidomi леналидомид pomalidomi помалидомид revlimid ревлимид
      imnovid имновид pomalyst`),
    atc: ['L04AX02', 'L04AX04', 'L04AX06'],
    alert: 'THALIDOMIDE',
    harmsPregnancy: true,
  },
  {
    names:
      listWords(`alendron alendroon naatriumalendron алендрон fosamax фосамакс fosavance adrovance vantavo
      mefloquin meflokii meflokvii meflochin мефлохин lariam ostemax lindron линдрон sedron ostolek tevanat теванат ostalon осталон foroza фороза binosto steovess`),
    atc: ['M05BA04', 'M05BB03', 'P01BC02'],
    offers: weekly,
  },
  {
    names: listWords(
      `risedron risedroon naatriumrisedron rizedron ryzedron ризедрон actonel risendros ризендрос`,
    ),
    atc: ['M05BA07', 'M05BB04'],
    offers: weeklyOrMonthly,
  },
  {
    names: listWords('ibandron ibandroon ибандрон bonviva бонвива kefort ossica'),
    atc: ['M05BA06'],
    offers: monthly,
  },
  {
    names: listWords('semaglut семаглутид ozempic wegovy вегови оземпик велгия семавик'),
    atc: ['A10BJ06'],
    // Its tablets are taken every day.
    shapes: notSwallowed,
    offers: weekly,
  },
  {
    names:
      listWords(`dulaglut дулаглутид trulicity трулисити tirzepat tirsepat tyrzepat тирзепатид mounjaro мунджаро
      маунджаро zepbound albiglut bydureon бидуреон баидуреон`),
    atc: ['A10BJ05', 'A10BX16', 'A10BJ04'],
    offers: weekly,
  },
  {
    names:
      listWords(`etanercept etanertsept этанерцепт enbrel энбрел benepali erelzi adalimuma адалимумаб humira
      хумира hyrimoz amgevita imraldi hulio idacio yuflyma`),
    atc: ['L04AB01', 'L04AB04'],
    offers: weeklyOrMonthly,
  },
  {
    names: listWords('fentan фентанил'),
    atc: ['N02AB03'],
    shapes: patchOrUnclear,
    offers: everyThirdDay,
  },
  // Of these names there is nothing but patches.
  {
    names: listWords('durogesic дюрогезик фендивия matrifen yemex mezolar opiodur fencino'),
    atc: [],
    offers: everyThirdDay,
  },
  {
    names: listWords('buprenorphin buprenorfi бупренорфин'),
    atc: ['N02AE01'],
    shapes: patchOfOpioid,
    offers: buprenorphineDays,
  },
  {
    names: listWords('norspan transtec транстек bupretec butec butrans hapoctasin sevodyne'),
    atc: [],
    offers: buprenorphineDays,
  },
  {
    names: listWords('evra estradot climara systen fem7 scopoderm kentera евра климара'),
    atc: [],
    offers: patchDays,
  },
];
