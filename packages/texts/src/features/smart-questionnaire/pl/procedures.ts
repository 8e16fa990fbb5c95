import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'PROC_SUTURES.placed': { label: 'Data założenia szwów', topic: 'Szwy założone' },
  'PROC_WOUNDDRESSING.cause': {
    label: 'Co spowodowało ranę?',
    topic: 'Przyczyna',
    options: {
      surgery: 'Operacja',
      injury: 'Uraz',
      burn: 'Oparzenie',
      bite: 'Ugryzienie przez zwierzę lub człowieka',
      ulcer: 'Przewlekłe owrzodzenie lub cukrzyca',
    },
  },
  'PROC_CASTREMOVAL.limb': {
    label: 'Gdzie jest gips?',
    topic: 'Gips',
    options: { arm: 'Ręka', leg: 'Noga', other: 'Gdzie indziej' },
  },
  'PROC_CASTREMOVAL.placed': { label: 'Data założenia gipsu', topic: 'Gips założony' },
  'PROC_CASTREMOVAL.orders': {
    label: 'Co szpital zalecił w sprawie zdjęcia gipsu i kontrolnego RTG?',
    topic: 'Zalecenia szpitala',
  },
};
