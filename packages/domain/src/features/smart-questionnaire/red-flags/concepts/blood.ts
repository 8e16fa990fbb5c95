import type { Concept } from './concept.ts';

export const blood: Readonly<Record<string, Concept>> = {
  coffeeGrounds: {
    sign: 'blood-up',
    et: ['oksen*|okse|oksed|öki* kohvipaks*|kohvipuru*'],
    en: ['vomit*|threw|throwing|sick|bringing|brought coffee ground*|grind*|dregs'],
    ru: ['рвот*|рвет|рвало|вырвало|стошнило|тошнит кофеин* гущ*', 'рвот*|рвет|рвало|вырвало гущ*'],
    pl: ['wymiot*|zwymiot*|rzyga* fus*'],
  },
  bloodVomited: {
    sign: 'blood-up',
    et: ['oksen*|öki* verd|verega|veri|vere -nina*|proov*'],
    en: ['bringing|brought|brings|throwing|puking up blood -nose|nosebleed*|test*'],
    ru: ['рвот*|рвет|рвало|вырвало|тошнит кров* -нос*|носа|анализ*'],
    pl: ['wymiot*|zwymiot*|rzyga* krew|krwia|krwi|krwi* -nos*|badani*'],
  },
  bloodFromBowel: {
    sign: 'blood-stool',
    et: [
      'pärak*|soolest|sool*|tagumik*|potti|pott|potis|vetsupot* verd|veri|verine tume*|klomp*|klomb*|palju|täis|mitu|punase* -paber*|peet*|vererõhk*|pissi*|uriin*',
    ],
    en: [
      'pan|bowl|toilet|nappy|bowel|bottom|backside|stools|poo blood|red clots|dark|full|filling|pouring|lots -paper|tissue|wip*|urine|pee|tomato*|beet*|streak*',
    ],
    ru: [
      'кишечник*|заднего|прямои|унитаз*|стул|стуле|стула кров* много|темн*|сгустк*|алая|алои|полныи|полно|стакан* -бумаг*|свекл*|анализ*|моч*',
    ],
    pl: [
      'odbyt*|jelit*|muszl*|sedes*|stolcu|stolec krew|krwi|krwia duzo|ciemn*|skrzep*|pelna|pelno|czerwon* -papier*|burak*|mocz*|badani*',
    ],
  },
  bloodCoughedUp: {
    sign: 'blood',
    et: [
      '> köhin|köhib|köhis|köhinud|köhisin verd|veri -triip*|triibu*|veidi|natuke|pisut|nina*|igeme*|proov*|võeti',
      '> verd köhin|köhib|köhis|köhinud',
      '> köhides|köhimisel tuleb|tuli verd|veri -triip*|triibu*|veidi|natuke|pisut|nina*|igeme*',
    ],
    en: [
      '> coughing|cough|coughed|coughs blood|bloody -streak*|specks|tinge*|little|bit|drop|trace|nose*|gum|gums|test*|results',
      '> coughing|cough|coughed|coughs up blood|clot|clots -streak*|specks|tinge*|little|bit|drop|trace|nose*|gum|gums|test*',
    ],
    ru: [
      '> кашля*|кашле|кашель|откашл*|харка*|отхарк* кров* -прожил*|немного|чуть|капл*|нос*|десн*|анализ*|норме|норма|сда*',
    ],
    pl: [
      '> kaszl*|kaszlu|kaszel|odkrztu*|odksztu*|pluje krew|krwia|krwi -nitk*|zylk*|troch*|odrobin*|nos*|dziasl*|badani*|dobra|norm*|pobra*',
    ],
  },
};
