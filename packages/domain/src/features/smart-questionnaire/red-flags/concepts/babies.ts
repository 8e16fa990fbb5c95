import type { Concept } from './concept.ts';

export const babies: Readonly<Record<string, Concept>> = {
  softSpot: {
    sign: 'baby-softspot',
    et: ['lõge|lõgeme|lagipea|lagi punnis|pungis|kühmus|lohus|lohku|auku|vajunud|tõuse*'],
    en: [
      'fontanelle|fontanel bulg*|sunk*|swollen|raised|dip*|hollow',
      '> soft spot|bit|place|patch bulg*|sunk*|sticking|standing|swollen|swell*|raised|hollow',
      '> sunk*|bulging|swollen soft spot',
    ],
    ru: ['родничо* выбух*|выпира*|запал*|впал*|набух*|напряж*|выпир*'],
    pl: ['ciemi* wypuk*|wybrzusz*|zapad*|napiet*|uwypukl*|wystaj*'],
  },
  greyOrMottled: {
    sign: 'baby-grey',
    et: [
      'beebi|imik|tita|nädalane|kuune hall|hallikas ei söö|ime|võta|joo -silm*|juuks*',
      'beebi|imik|tita|nädalane|kuune hall|hallikas|marmor*|kriitvalge|tuhkhall nahk|nägu|näost|üleni|jume -sünnimärk*|silm*|juuks*',
    ],
    en: [
      'baby|newborn|weeks|months grey|gray|mottled|marbled|ashen skin|face|looks|all|over|colour -eyes|wall|birthmark|hair|blanket',
      'mottled all|skin|feed*|latch*',
      'baby|newborn|weeks|months|week|month grey|gray|ashen not|isnt|wont|doesnt feed|feeding|eat|eating|latch* -eyes|hair|blanket',
    ],
    ru: [
      'малыш*|младен*|недельн*|месячн*|грудничк* серыи|серая|серого|сереет|мраморн*|синюшн* кожа|кожи|кожу|лицо|лицом|весь|вся|цвет* -глаз*|волос*',
      'малыш*|младен*|недельн*|месячн*|грудничк* серыи|серая|серого не|отказ* ест|сосет|груди|кормлен* -глаз*|волос*',
    ],
    pl: [
      'niemowl*|malut*|noworod*|tygodniow*|miesieczn* szar*|marmurk*|popiel* skor*|twarz*|cal* -plamk*|plama|ocz*|wlos*|ubran*',
      'niemowl*|malut*|noworod*|tygodniow*|miesieczn* szar*|popiel* nie je|ssie|pije -ocz*|wlos*|ubran*',
    ],
  },
  shrillCry: {
    sign: 'baby-floppy',
    et: ['nutt|nutab|karjub|kisa kile|kiledalt|kiledal|kiledat|kassipoeg|kassipoja|oigab -jonn*'],
    en: [
      'cry|cries|crying|scream* shrill|piercing|squeal*|kitten|highpitched|pitched -hungry|excited|delight*',
    ],
    ru: ['плач*|плачет|крик*|кричит пронзит*|визг*|котен*|мяук*|монотон*'],
    pl: ['placz*|placze|krzyk*|krzyczy piskl*|przerazl*|monoton*'],
  },
  effortOfFeeding: {
    sign: 'baby-breath',
    et: ['söömi*|söögi*|imemis*|imedes|imeb|pudeli* higi*|sinaka*|siniseks|hingeldab|ahmib -palav*'],
    en: [
      'sweats|gasps|pants|sweating|gasping feeds|feeding|bottle|sucks|sucking -i|me|room|hot',
      'goes|turns|turning|going blue feeds|feeding|sucks|sucking -veins|eyes',
    ],
    ru: ['кормлен*|сосет|сосании потеет|потныи|синеет|задыхает* -я|мне'],
    pl: ['karmieni*|karmienia|ssie|ssaniu poci|spocon*|sinieje|dyszy'],
  },
  driedOut: {
    sign: 'dried',
    et: [
      'mähe|mähet|mähkme* kuiv*|viimati aukus|auku|pisarateta|pisaraid|pisarat|loid|lamab|uimane',
      'mähe|mähet|mähkme* ei|pole märg*|märjaks aukus|auku|loid|lamab|uimane',
      'pissi|pissinud|pissil ei|pole|viimati aukus|auku|pisarateta|pisaraid|pisarat|loid|lamab|uimane',
      'loid|uimane|apaatne|lõtv aukus|auku|vajunud silm*',
      'loid|apaatne|lõtv ilma|ei|pole pisarat*|pisaraid',
    ],
    en: [
      'listless|lethargic|floppy|limp|drowsy sunk* eyes',
      'listless|lethargic|floppy|limp no|without tears',
      'nappy|nappies|diaper dry|last sunk*|tears|listless|floppy|cracked|limp|lethargic -rash|shampoo|adult|hair',
      'nappy|nappies|diaper no|not|hasnt|without wet|damp sunk*|listless|floppy|cracked|limp|lethargic -rash|shampoo|adult',
      'wee|weed|peed|pissi no|hasnt|not|last sunk*|tears|listless|floppy|cracked|limp|lethargic -rash|shampoo|adult',
    ],
    ru: [
      'подгузн*|памперс* сух* вял*|запал*|слез|слезы|слезинк*|ввалил*',
      'подгузн*|памперс* не|нет мокр* вял*|запал*|ввалил*',
      'писал*|пописал* не|нет вял*|запал*|слез|слезы|слезинк*|ввалил*',
      'вял* запал*|ввалил*|впал* глаз*',
      'вял* нет|без слез|слезинк*',
    ],
    pl: [
      'pielu*|pieluch* such* apat*|zapad*|lez|lzy|wiotk*|lejac*',
      'pielu*|pieluch* nie|brak mokr* apat*|zapad*|wiotk*|lejac*',
      'siusia*|sika*|siku nie|brak apat*|zapad*|lez|lzy|wiotk*|lejac*',
      'apat*|wiotk*|osowial* zapad* ocz*',
      'apat*|wiotk*|osowial* brak|bez|nie lez|lzy',
    ],
  },
};
