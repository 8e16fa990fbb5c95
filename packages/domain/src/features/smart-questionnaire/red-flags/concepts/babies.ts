import type { Concept } from './concept.ts';

export const babies: Readonly<Record<string, Concept>> = {
  softSpot: {
    sign: 'babylook',
    et: ['lõge|lõgeme|lagipea|lagi punnis|pungis|kühmus|lohus|lohku|auku|vajunud|tõuse*'],
    en: [
      'fontanelle|fontanel bulg*|sunk*|swollen|raised|dip*|hollow|up',
      '> soft spot|bit|place|patch bulg*|sunk*|sticking|standing|has|is|on',
    ],
    ru: ['родничо* выбух*|выпира*|запал*|впал*|набух*|напряж*|выпир*'],
    pl: ['ciemi* wypuk*|wybrzusz*|zapad*|napiet*|uwypukl*|wystaj*'],
  },
  greyOrMottled: {
    sign: 'babylook',
    et: [
      'beebi|imik|tita|nädalane|kuune hall|hallikas|marmor*|kriitvalge|tuhkhall nahk|nägu|näost|üleni|jume -sünnimärk*|silm*|juuks*',
    ],
    en: [
      'baby|newborn|weeks|months grey|gray|mottled|marbled|ashen skin|face|looks|all|over|colour -eyes|wall|birthmark|hair|blanket',
      'mottled all|skin|feed*|latch*',
    ],
    ru: [
      'малыш*|младен*|недельн*|месячн*|грудничк* серыи|серая|серого|сереет|мраморн*|синюшн* кожа|кожи|кожу|лицо|лицом|весь|вся|цвет*',
    ],
    pl: [
      'niemowl*|malut*|noworod*|tygodniow*|miesieczn* szar*|marmurk*|popiel* skor*|twarz*|cal* -plamk*|plama',
    ],
  },
  shrillCry: {
    sign: 'babylook',
    et: ['nutt|nutab|karjub|kisa kile|kiledalt|kiledal|kiledat|kassipoeg|kassipoja|oigab -jonn*'],
    en: [
      'cry|cries|crying|scream* shrill|piercing|squeal*|kitten|highpitched|pitched -hungry|excited|delight*',
    ],
    ru: ['плач*|плачет|крик*|кричит пронзит*|визг*|котен*|мяук*|монотон*'],
    pl: ['placz*|placze|krzyk*|krzyczy piskl*|przerazl*|monoton*'],
  },
  effortOfFeeding: {
    sign: 'babybreath',
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
      'mähe|mähet|mähkme*|pissi|pissinud|pissil ei|pole|kuiv*|viimati aukus|auku|pisarateta|pisaraid|pisarat|loid|lamab|uimane',
    ],
    en: [
      'nappy|nappies|diaper|wee|weed|peed|pissi no|hasnt|not|last|dry sunk*|tears|listless|floppy|cracked|limp|lethargic -rash|shampoo|adult',
    ],
    ru: ['подгузн*|памперс*|писал*|пописал* не|нет|сух* вял*|запал*|слез|слезы|слезинк*|ввалил*'],
    pl: ['pielu*|pieluch*|siusia*|sika*|siku nie|brak|such* apat*|zapad*|lez|lzy|wiotk*|lejac*'],
  },
};
