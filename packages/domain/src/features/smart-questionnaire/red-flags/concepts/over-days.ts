import type { Concept } from './concept.ts';

export const overDays: Readonly<Record<string, Concept>> = {
  weaknessThatGrows: {
    sign: 'weakness-days',
    et: [
      'tuim*|nõrk*|nõrge*|surise* jalad|jalga*|jalgu|jalgade|varba*|käed|põlve* üles|ülespoole|levi*|jõud*|põlved*|põlvini|tõuse*|hullem* päev*|esmaspäev*|teisipäev*|eile|nädal* -aasta*',
    ],
    en: [
      'numb*|tingl*|weak*|heavier toes|feet|legs|knees|hands up|creep*|climb*|spread*|higher|reached|worse|every|knees day|days|monday|tuesday|wednesday|thursday|friday|yesterday|daily -years|ago',
    ],
    ru: [
      'онеме*|немеют|слабе*|слабост*|мурашк* ног*|пальц*|стоп*|рук* выше|поднима*|дошл*|распростран*|ползет|нараста*|хуже день|дня|днеи|вчера|понедельник*|недел* -лет',
    ],
    pl: [
      'dretw*|mrowi*|slab* nog*|stop*|palc*|rece|kolan* wyzej|coraz|doszl*|pnie|rozszerz*|gorzej dzien|dni|dniem|wczoraj|poniedzial*|tydzien|tygodni* -lat',
    ],
  },
  sightThatFails: {
    sign: 'weakness-days',
    et: [
      'silm*|nägemi* hägu*|udu*|vari|varju*|sähva*|välgu*|kardin* päev*|nädal*|esmaspäev*|eile -prill*|aasta*|kae|lääts*',
    ],
    en: [
      'eye|sight|vision cloud*|shadow|curtain|flashes|dimmer|blur*|misty day|days|daily|monday|tuesday|week|weekend -reading|glasses|years|cataract*|lenses',
    ],
    ru: [
      'глаз*|зрени* мутн*|тень|пелен*|вспышк*|молни*|туман*|серым день|дня|днеи|недел*|вчера|понедельник* -очк*|лет|катаракт*',
    ],
    pl: [
      'oko|oku|oczu|oczami|wzrok* metn*|cien|zaslon*|blysk*|mgl*|rozmaz*|kurtyn* dzien|dni|tydzien|tygodni*|wczoraj -okular*|lat|zacm*|soczew*',
    ],
  },
  hotJointWithFever: {
    sign: 'redness-spreads',
    et: [
      'põlv*|puus*|liiges*|küünarnuk*|hüppeliig* kuum*|tuline|tuliselt|punane paiste*|kõverda* palavik*|38|39|40',
    ],
    en: [
      'knee|hip|joint|elbow|ankle|wrist hot|burning|red swol*|swell*|bend fever|temperature|38|39|40|shiver*',
    ],
    ru: ['колен*|сустав*|локо*|бедр* горяч*|красн* опух*|раздул*|распух*|согн* температур*|38|39|40|озноб'],
    pl: ['kolan*|staw*|lokiec*|biodr* gorac*|czerwon* spuch*|opuch*|zgia* goraczk*|38|39|40|dreszcz*'],
  },
};
