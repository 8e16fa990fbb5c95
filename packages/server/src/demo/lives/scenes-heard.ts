import { hour, minute } from '../office-time.ts';
import { closes, type Scene, sends } from './scene.ts';

/** Danger that the writer denied and the words tell, and an emergency that is over. */
export const heard: readonly Scene[] = [
  {
    patient: 'emily',
    type: 'OTHER_PROBLEM',
    language: 'en',
    redFlag: 'WORDS',
    asked: {
      answers: { danger: { choices: ['none'] }, 'danger-more': { choices: ['none'] } },
      isOnlyDanger: true,
    },
    steps: [
      sends(
        72 * minute,
        'My right hand will not button my shirt since this morning and my husband says I sound drunk.',
      ),
    ],
  },
  {
    patient: 'urmas',
    type: 'OTHER_PROBLEM',
    redFlag: 'CALL_112',
    outcome: { kind: 'ADVISED', tries: null },
    steps: [
      sends(2 * hour, 'Trepil tekkis tugev suruv valu rinnus, praegu on parem.'),
      closes(
        'helen',
        26 * hour,
        'Tere, Urmas! Nagu rääkisime: kiirabi on teel. Jääge istuma ja ärge olge üksi.',
      ),
    ],
  },
];
