import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'MOOD_DISORDER.symptoms': {
    label: 'Co zauważono w ostatnim czasie?',
    options: {
      low: 'Obniżony nastrój lub smutek',
      interest: 'Brak zainteresowania i radości',
      irritable: 'Drażliwość',
      tired: 'Zmęczenie, brak energii',
      concentr: 'Trudności z koncentracją',
      guilt: 'Poczucie winy lub bezwartościowości',
      mania: 'Nietypowy przypływ energii, mała potrzeba snu i ryzykowne zachowania',
    },
  },
  'ANXIETY.symptoms': {
    label: 'Jakie są objawy?',
    options: {
      worry: 'Zamartwianie się trudne do opanowania',
      panic: 'Nagłe ataki paniki',
      body: 'Kołatanie serca, drżenie lub poty',
      avoid: 'Unikanie miejsc lub ludzi',
      tension: 'Napięcie mięśni, niepokój ruchowy',
      compuls: 'Natrętne myśli lub czynności trudne do powstrzymania',
    },
  },
  'ANXIETY.triggers': { label: 'Co wywołuje lub nasila lęk?', topic: 'Co to wywołuje' },
  'DEPRESSION.lowmood': {
    label: 'Jak często w ostatnich dwóch tygodniach nastrój był obniżony?',
    topic: 'Obniżony nastrój',
    options: {
      never: 'Wcale',
      some: 'W niektóre dni',
      half: 'Przez większość dni',
      daily: 'Prawie codziennie',
    },
  },
  'DEPRESSION.interest': {
    label: 'Jak często brakowało zainteresowania i radości?',
    topic: 'Mało zainteresowania i radości',
    options: {
      never: 'Wcale',
      some: 'W niektóre dni',
      half: 'Przez większość dni',
      daily: 'Prawie codziennie',
    },
  },
};
