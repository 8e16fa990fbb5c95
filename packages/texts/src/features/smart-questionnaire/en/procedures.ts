import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'PROC_SUTURES.placed': { label: 'Date the stitches were put in', topic: 'Stitches put in' },
  'PROC_WOUNDDRESSING.cause': {
    label: 'What caused the wound?',
    topic: 'Cause',
    options: {
      surgery: 'Operation',
      injury: 'Injury',
      burn: 'Burn',
      bite: 'Animal or human bite',
      ulcer: 'Long-standing ulcer or diabetes',
    },
  },
  'PROC_CASTREMOVAL.limb': {
    label: 'Where is the cast?',
    topic: 'Cast on',
    options: { arm: 'Arm or hand', leg: 'Leg or foot', other: 'Elsewhere' },
  },
  'PROC_CASTREMOVAL.placed': { label: 'Date the cast was put on', topic: 'Cast put on' },
  'PROC_CASTREMOVAL.orders': {
    label: 'What did the hospital say about removal and a follow-up X-ray?',
    topic: 'The hospital said',
  },
};
