import type { Concept } from './concept.ts';

export const treatment: Readonly<Record<string, Concept>> = {
  medicineTakenWrongly: {
    sign: 'poison-taken',
    et: [
      'võtsin|võtnud|võttis|andsin|süstisin|süstis topelt|vale|valesti|asemel|ekslikult|kogemata|mõlemat|segi|sassi varfariin*|marevan*|xarelto*|eliquis*|metotreks*|liitium*|digoksiin*|insuliin*|morfiin*|tramadool*|bisoprolool*|metoprolool* -apteek*|apteegi*|retsept*',
      'metotreks* iga|igapäev* päev|päeval -esmaspäev*|kord',
    ],
    en: [
      'taking|taken|took|had|gave|given|injected|been double|wrong|instead|mistake|misread|thinking warfarin|apixaban|rivaroxaban|xarelto|eliquis|methotrexate|lithium|digoxin|insulin|morphine|bisoprolol|tramadol|fentanyl -pharmacy|prescription|prescribed',
      'taking|taken|took|gave|given both warfarin|apixaban|rivaroxaban|xarelto|eliquis|methotrexate|insulin|morphine apixaban|rivaroxaban|xarelto|eliquis|insulins|pens|doses|tramadol|fentanyl',
      'methotrexate daily|every day|days misread|instead|mistake|not|ulcers|sores',
    ],
    ru: [
      'принял*|принима*|пил|пила|пью|выпил*|дал|дала|вколол* дважды|двоин*|вместо|перепутал*|ошибк*|неправильн* варфарин*|ксарелто|эликвис|метотрексат*|литии|лития|дигоксин*|инсулин*|морфин*|трамадол*|бисопролол* -аптек*|рецепт*',
      'метотрексат* кажд* день|дня перепутал*|вместо|ошибк*|язв*',
    ],
    pl: [
      'wzial*|bral*|biore|bierze|podal*|wstrzykn* podwojn*|zamiast|pomyl*|zle|oba|obydwa|dwukrotn* warfaryn*|acenokumarol*|sintrom*|xarelto|eliquis|metotreksat*|litu|lit|digoksyn*|insulin*|morfin*|tramadol*|bisoprolol* -aptek*|recept*|apteka',
      'metotreksat* codzienn* pomyl*|zamiast|afty|nadzerk*',
    ],
  },
  failingDevice: {
    sign: 'wound-worse',
    et: [
      'kateet*|dreen*|stoom*|kanüül*|insuliinipump* ummist*|tühi|mäda*|leki*|mustaks|haise*|väljas|jookse* -millal|vahetus*',
    ],
    en: [
      'catheter|drain|stoma|cannula|picc|port blocked|empty|pus|leak*|black|drained|draining|draind|smell*|beep* -appointment|supplies|kitchen|sink|bath',
    ],
    ru: [
      'катетер*|дренаж*|стома|стомы|стоме|канюл* забил*|пуст*|гно*|подтека*|черне*|почерн*|пахнет|выпал*|течет',
    ],
    pl: [
      'cewnik*|dren|drenu|drenie|stomi*|stomia|kaniul* zatka*|pust*|ropa|ropn*|przecieka|czarn*|smierdz*|wypad*|leci',
    ],
  },
  woundThatOpens: {
    sign: 'wound-worse',
    et: [
      'haav|haavas|haavast|haava|õmblus* lahti|mäda*|haise*|mustaks|roheli* tuleb|palavik*|38|39|valu*|punane|servad|on',
    ],
    en: [
      'wound|stitches|incision|scar open*|gap*|burst|apart|pus smell*|stink*|green|yellow|black|fever|shakes|38|39|coming',
    ],
    ru: [
      'рана|ране|раны|шов|швы|шва разош*|гнои|гноя|гноит*|черне*|почерн* температур*|38|39|озноб|течет|идет|пахнет|запах*',
    ],
    pl: [
      'rana|rany|ranie|szew|szwy|szwow rozesz*|ropa|ropie*|czarn* goraczk*|38|39|dreszcz*|leci|smierdz*|cuchn*|brzegi',
    ],
  },
  tightCast: {
    sign: 'pain',
    et: ['kips* sõrm*|varba*|näpu* siniseks|sinised|sinakad|tuimad|tuim|valged|külmad'],
    en: ['cast|plastered fingers|toes|finger blue|bluish|blueish|numb|white|cold'],
    ru: ['гипс* пальц* син*|онеме*|белые|побел*|холодн*|раздул*'],
    pl: ['gips* palc*|palec|palce sine|sina|dretw*|blad*|zimn*'],
  },
};
