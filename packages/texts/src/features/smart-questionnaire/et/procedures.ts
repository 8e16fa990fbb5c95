import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'PROC_SUTURES.placed': { label: 'Õmbluste paigaldamise kuupäev', topic: 'Õmblused pandud' },
  'PROC_WOUNDDRESSING.cause': {
    label: 'Millest haav tekkis?',
    topic: 'Põhjus',
    options: {
      surgery: 'Operatsioon',
      injury: 'Vigastus',
      burn: 'Põletus',
      bite: 'Looma või inimese hammustus',
      ulcer: 'Kauakestev haavand või diabeet',
    },
  },
  'PROC_CASTREMOVAL.limb': {
    label: 'Kus kips on?',
    topic: 'Kips',
    options: { arm: 'Käel', leg: 'Jalal', other: 'Mujal' },
  },
  'PROC_CASTREMOVAL.placed': { label: 'Kipsi paigaldamise kuupäev', topic: 'Kips pandud' },
  'PROC_CASTREMOVAL.orders': {
    label: 'Mida haigla eemaldamise ja kontrollröntgeni kohta ütles?',
    topic: 'Haigla ütles',
  },
};
