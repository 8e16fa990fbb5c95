import type { Action, ActionWords } from '@tervita/domain/smart-questionnaire';

export const actions: Readonly<Record<Action, ActionWords>> = {
  CALL_112: {
    title: 'See võib olla erakorraline olukord',
    text: 'Helistage kohe {emergency} või pöörduge lähimasse erakorralise meditsiini osakonda. Ärge oodake kliiniku vastust: sõnumeid loetakse ainult tööajal.',
  },
  CRISIS: {
    title: 'Abi on olemas kohe',
    text: 'Kui on oht, et mõtetest saab tegu, helistage kohe {emergency} või pöörduge lähimasse erakorralise meditsiini osakonda. Tuge ja nõu saab telefonil: {crisis}. Rääkige ka inimesele, keda usaldate, ja helistage täna kliinikusse.',
  },
  CLINIC_TODAY: {
    title: 'Helistage täna kliinikusse',
    text: 'Arst või õde peaks seisundit hindama juba täna. Palun helistage kliinikusse. Kui kliinik on suletud, helistage perearsti nõuandeliinile {advice}. Kui seisund halveneb, helistage {emergency}. Vormi võite samuti saata, kuid ärge jääge kliiniku vastust ootama.',
  },
  FLAG: { title: 'Vajab tähelepanu', text: 'Märgitud kliinikule; patsienti ei katkestata.' },
};
