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
    et: ['beebi|imik|tita|nädalane|kuune|pisike hall|hallikas|marmor*|kriitvalge|tuhkhall -silm*|juuks*'],
    en: [
      'baby|newborn|weeks|months|feed*|latch* grey|gray|mottled|marbled|ashen|blotchy -eyes|wall|birthmark',
    ],
    ru: ['малыш*|младен*|недельн*|месячн*|грудничк* серыи|серая|серого|сереет|мраморн*|синюшн*'],
    pl: ['niemowl*|malut*|noworod*|tygodniow*|miesieczn* szar*|marmurk*|popiel*'],
  },
  shrillCry: {
    sign: 'babylook',
    et: ['nutt|nutab|karjub|kisa kile*|kassipoj*|kassipoeg|oigab|vingub -jonn*'],
    en: [
      'cry|cries|crying|scream* shrill|piercing|squeal*|kitten|highpitched|pitched -hungry|excited|delight*',
    ],
    ru: ['плач*|плачет|крик*|кричит пронзит*|визг*|котен*|мяук*|монотон*'],
    pl: ['placz*|placze|krzyk*|krzyczy piskl*|przerazl*|kociak*|kotek|monoton*'],
  },
  effortOfFeeding: {
    sign: 'babybreath',
    et: ['söömi*|söögi*|imemis*|imedes|imeb|pudeli* higi*|sinaka*|siniseks|hingeldab|ahmib -palav*'],
    en: ['feed|feeds|feeding|bottle|sucks|sucking sweat*|blue|gasp*|panting -hot|room|veins|eyes|soother'],
    ru: ['кормлен*|сосет|сосании потеет|потныи|синеет|задыхает*|устает'],
    pl: ['karmieni*|karmienia|ssie|ssaniu poci|spocon*|sinieje|dyszy|meczy'],
  },
  driedOut: {
    sign: 'dried',
    et: [
      'mähe|mähet|mähkme*|pissi|pissinud|pissil ei|pole|kuiv*|viimati aukus|auku|pisarateta|pisaraid|pisarat|loid|lamab|uimane',
    ],
    en: [
      'nappy|nappies|diaper|wee|weed|peed|pee|pissi no|hasnt|not|last|dry sunk*|tears|listless|floppy|cracked|limp|lethargic -adult',
    ],
    ru: ['подгузн*|памперс*|писал*|пописал*|мочи не|нет|сух* вял*|запал*|слез|слезы|слезинк*|ввалил*'],
    pl: ['pielu*|pieluch*|siusia*|sika*|siku|moczu nie|brak|such* apat*|zapad*|lez|lzy|wiotk*|lejac*'],
  },
};
