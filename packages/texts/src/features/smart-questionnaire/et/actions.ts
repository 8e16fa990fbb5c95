import type { Action, ActionWords } from '@tervita/domain/smart-questionnaire';

export const actions: Readonly<Record<Action, ActionWords>> = {
  CALL_112: {
    title: 'Helistage kohe {emergency}',
    text: 'See võib olla ohtlik. Ärge jääge kliiniku vastust ootama.',
  },
  CRISIS: {
    title: 'Abi on olemas kohe',
    text: 'Hea, et sellest rääkisite. Kui on oht, et mõtetest saab tegu, helistage kohe {emergency}. Allolevatel numbritel kuulatakse Teid ära. Sellega ei pea keegi üksi jääma: olge koos inimesega, keda usaldate.',
  },
  CLINIC_TODAY: {
    title: 'Helistage täna kliinikusse',
    text: 'Arst või õde peaks seisundit hindama juba täna. Palun helistage kliinikusse. Kui kliinik on suletud, helistage perearsti nõuandeliinile {advice}. Kui seisund halveneb, helistage {emergency}. Vormi võite samuti saata, kuid ärge jääge kliiniku vastust ootama.',
  },
  READ_FIRST: { title: 'Lugeda esimesena', text: 'Märgitud kliinikule; patsienti ei katkestata.' },
  FLAG: { title: 'Vajab tähelepanu', text: 'Märgitud kliinikule; patsienti ei katkestata.' },
};
