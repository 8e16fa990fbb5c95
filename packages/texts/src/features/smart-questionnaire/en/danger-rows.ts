import type { DangerSign } from '@tervita/domain/smart-questionnaire';

const accident = [
  'Poison, a swallowed battery, too much or the wrong medicine',
  'A head injury, a bad fall or burn',
  'Being beaten or threatened',
];
const collapse = [
  'Fainted or nearly fainted, had a seizure, limp, hard to wake',
  'Confused, or sees or hears what is not there',
];
const bloodOfInside = [
  'Vomit with blood or like coffee grounds, or coughing up blood',
  'Black stool, or much red blood from the bowel',
];
const veryill = [
  'Fever with violent shivering or a stiff neck',
  'Fever with dark spots on the skin, or during chemotherapy',
];
const heart = [
  'Pressing, squeezing, heavy or new burning pain in the chest',
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
  bleeding: ['Bleeding that does not stop', ...bloodOfInside],
  veryill,
  accident,
  selfharm: [
    'Thoughts of ending one’s life or of hurting oneself',
    'Says goodbye, gives things away or gathers pills',
    'Thoughts of hurting somebody else',
  ],
  pregnant: [
    'Pregnant or just gave birth: bleeding, heavy or with pain',
    'Pregnant or just gave birth: strong pain or a bad headache',
    'Pregnant: waters broken, or the baby moves less',
  ],
  hurt: ['Heavy bleeding', ...bloodOfInside, ...accident],
  unwell: [...collapse, ...veryill],
  heartbrain: [...heart, ...stroke],
  spots: ['Dark spots that do not fade under a glass', 'Fever with a stiff neck'],
  injury: ['A head injury, a bad fall or a large burn', 'Somebody hurt the child'],
  babybreath: [
    'Hard to breathe, ribs pulling in, or blue lips',
    'Noisy breathing, choking, or pauses in breathing',
    'Tires, sweats or turns blue when feeding',
  ],
  babyunwell: ['Hard to wake, limp, or only moans weakly', 'A seizure, or fainted'],
  psychosis: ['Hearing or seeing things that others do not', 'Strong fear of being followed or controlled'],
  withdrawal: ['Stopped alcohol or drugs: shakes badly, sweats or sees things'],
  allergic: [
    'Soon after food, a sting or medicine: rash all over, vomiting',
    'Soon after food, a sting or medicine: rash and faintness',
    'Soon after food, a sting or medicine: rash and hard breathing',
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
  bleed: [
    'In pregnancy: bleeding of more than a few drops',
    'In pregnancy: any bleeding with pain or faintness',
  ],
  preecl: ['In pregnancy: severe headache or flashes before the eyes', 'In pregnancy: pain under the ribs'],
  unborn: [
    'The unborn baby moves less or not at all',
    'In pregnancy: fluid leaks, or contractions before week 37',
  ],
  pain: ['Severe increasing pain inside the cast', 'Numbness or swelling inside the cast'],
  nervelimb: ['Numb between the legs, or cannot pass urine', 'A limb that is cold and white or blue'],
  strongpain: [
    'Sudden, very strong pain anywhere, also in an eye',
    'Pain that grew until it is hard to bear, or a hard belly',
  ],
  plan: [
    'A plan or intention to self-harm or hurt someone else now',
    'Says goodbye, gives things away or gathers pills',
  ],
  babylook: [
    'Grey, mottled or very pale skin',
    'Floppy or stiff, or a shrill or moaning cry',
    'Soft spot bulging or sunken, or no wet nappy for 12 hours',
  ],
  babyill: [
    'Baby is floppy, very sleepy, breathing with difficulty or blue',
    'Baby has a sunken soft spot or no wet nappy for 12 hours',
  ],
  overdays: [
    'Weakness, numbness or failing sight that grew over days',
    'A swollen calf, a hot joint, or redness that spreads',
    'A wound, drain, catheter or cast that gets worse',
  ],
};
