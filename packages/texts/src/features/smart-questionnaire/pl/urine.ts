import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'URINARY_DISORDER.symptoms': {
    label: 'Na czym polega problem?',
    options: {
      freq: 'Bardzo częste oddawanie moczu',
      urge: 'Nagłe silne parcie',
      leak: 'Popuszczanie moczu',
      stream: 'Słaby strumień lub trudny początek',
      pain: 'Ból lub pieczenie',
      blood: 'Czerwony lub różowy mocz',
    },
  },
  'URINARY_DISORDER.leakwhen': {
    label: 'Kiedy mocz wycieka?',
    topic: 'Mocz wycieka',
    options: {
      cough: 'Przy kaszlu, śmiechu lub dźwiganiu',
      urge: 'Nie udaje się zdążyć do toalety',
      always: 'Stale lub niezauważalnie',
    },
  },
  'URINARY_DISORDER.night': {
    label: 'Ile razy w nocy trzeba wstać, aby oddać mocz?',
    topic: 'Wstawanie w nocy',
  },
  'DYSURIA.symptoms': {
    label: 'Jakie są objawy?',
    options: {
      burn: 'Pieczenie lub ból przy oddawaniu moczu',
      freq: 'Częste oddawanie moczu',
      urge: 'Nagłe parcie',
      belly: 'Ból w dole brzucha',
      blood: 'Różowy lub czerwony mocz',
      cloudy: 'Mętny lub cuchnący mocz',
      disch: 'Wydzielina z pochwy lub prącia',
    },
  },
  'DYSURIA.recurrence': {
    label: 'Ile infekcji dróg moczowych było w ostatnich 12 miesiącach?',
    topic: 'Infekcje dróg moczowych w roku',
  },
  'DYSURIA.risk': {
    label: 'Czy występuje któreś z poniższych?',
    options: {
      diab: 'Cukrzyca',
      kidney: 'Choroba nerek lub kamica',
      cath: 'Cewnik w pęcherzu',
      immun: 'Osłabiona odporność',
      sti: 'Nowy partner seksualny lub możliwa choroba przenoszona drogą płciową',
      abx: 'Antybiotyki w ostatnim miesiącu',
    },
  },
};
