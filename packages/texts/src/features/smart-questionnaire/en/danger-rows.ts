import type { DangerSign } from '@tervita/domain/smart-questionnaire';

const accident = [
  'Poison, a swallowed battery or too much medicine',
  'A head injury, a bad fall or burn',
  'Being beaten or threatened',
];
const collapse = [
  'Fainted, had a seizure, is limp or hard to wake',
  'Confused, or sees or hears what is not there',
];
const veryill = [
  'Fever with violent shivering or a stiff neck',
  'Fever with dark spots on the skin, or during chemotherapy',
];
const heart = [
  'Pressing, squeezing or heavy pain in the chest',
  'Racing, uneven heart or very high blood pressure, with weakness',
];
const stroke = [
  'Suddenly a drooping face, or a weak or numb arm or leg',
  'Suddenly trouble speaking, seeing or walking',
];

/** Wide signs in rows of at most two lines on a phone, one idea each; a tick on any of them is a tick on the sign. */
export const dangerRows: Readonly<Partial<Record<DangerSign, readonly string[]>>> = {
  breathing: [
    'Hard to breathe, choking or noisy breathing',
    'Blue lips or low oxygen',
    'Swelling of the lips, tongue or throat',
  ],
  heart,
  stroke,
  collapse,
  bleeding: ['Bleeding that does not stop, or black stool', 'Vomiting or coughing up blood'],
  veryill,
  accident,
  selfharm: ['Thoughts of ending one’s life or of hurting oneself', 'Thoughts of hurting somebody else'],
  pregnant: [
    'Pregnant or just gave birth: bleeding, heavy or with pain',
    'Pregnant or just gave birth: strong pain or a bad headache',
    'Pregnant: waters broken, or the baby moves less',
  ],
  hurt: ['Heavy bleeding, or black stool', 'Vomiting or coughing up blood', ...accident],
  unwell: [...collapse, ...veryill],
  heartbrain: [...heart, ...stroke],
  spots: ['Dark spots that do not fade under a glass', 'Fever with a stiff neck'],
  injury: ['A head injury, a bad fall or a large burn', 'Somebody hurt the child'],
  babybreath: [
    'Hard to breathe, ribs pulling in, or blue lips',
    'Noisy breathing, choking, or pauses in breathing',
  ],
  babyunwell: ['Hard to wake, limp, or only moans weakly', 'A seizure, or fainted'],
  psychosis: ['Hearing or seeing things that others do not', 'Strong fear of being followed or controlled'],
  withdrawal: ['Stopped alcohol or drugs: shakes badly, sweats or sees things'],
  allergic: [
    'Soon after food, a sting or medicine: rash all over, vomiting',
    'Such a rash with faintness or hard breathing',
  ],
  dehydr: ['Almost no urine for 12 hours', 'Very dry mouth, or dizziness when standing up'],
  weakened: ['Fever during chemotherapy or after a transplant', 'Fever with a weak immune system'],
  suddenhear: ['Sudden loss of hearing in one or both ears in recent days'],
  eye: ['An eye that is swollen shut or bulges', 'An eye that hurts to move or sees worse'],
  joint: ['A hot, red, swollen joint', 'A limb that cannot be used after an injury'],
  quinsy: ['Cannot open the mouth properly', 'A muffled voice with one-sided pain'],
  nourine: ['Cannot pass any urine; the bladder feels full and painful'],
  cord: ['Neck pain with clumsy hands or unsteady walking', 'Neck pain with bladder trouble'],
  afterbirth: [
    'After birth: heavy bleeding or clots, or severe headache',
    'After birth: breathlessness, or a swollen, painful leg',
  ],
  babyno: ['Baby refuses several feeds', 'Baby has fewer than 3 wet nappies in a day'],
  bleed: ['Bleeding of more than a few drops', 'Any bleeding with pain or faintness'],
  preecl: ['Severe headache, or flashes before the eyes', 'Pain under the ribs'],
  unborn: ['The baby moves less or not at all', 'Fluid leaks, or contractions before week 37'],
  pain: ['Severe increasing pain inside the cast', 'Numbness or swelling inside the cast'],
};
