import { many, one } from './asking-notation.ts';
import { problem } from './problem.ts';
import { flag, today } from './rule-notation.ts';
import * as shared from './shared-questions.ts';

export const jointPain = problem(
  'JOINT_PAIN',
  [
    many('joints', 'PLACE', ['hand', 'wrist', 'elbow', 'shoulder', 'hip', 'knee', 'foot', 'spine']),
    shared.duration,
    shared.severity,
    shared.injury,
    one('stiffness', 'NATURE', ['no', 'lt30', '30_60', 'gt60']),
    many('other', 'OTHER_SIGNS', ['swelling', 'tick', 'psoriasis', 'eye', 'infection', 'weight', 'none'], {
      place: 'SIGNS',
    }),
    shared.hopes,
  ],
  [today('other', 'eye'), flag('stiffness', 'gt60'), flag('other', 'tick', 'weight')],
);

export const shoulderPain = problem(
  'SHOULDER_PAIN',
  [
    shared.side,
    shared.duration,
    shared.injury,
    shared.motion,
    shared.severity,
    many('assoc', 'OTHER_SIGNS', ['numb', 'neck', 'pmr', 'weight', 'none'], { place: 'SIGNS' }),
    shared.hopes,
  ],
  [flag('motion', 'none'), flag('assoc', 'numb', 'pmr', 'weight')],
);

export const elbowPain = problem(
  'ELBOW_PAIN',
  [
    shared.side,
    shared.duration,
    shared.injury,
    one('place', 'PLACE', ['outer', 'inner', 'tip', 'all']),
    shared.motion,
    one('numb', 'OTHER_SIGNS', ['yes', 'no', 'unsure']),
    shared.severity,
  ],
  [flag('motion', 'none')],
);

export const wristPain = problem(
  'WRIST_PAIN',
  [
    shared.side,
    shared.duration,
    shared.injury,
    shared.motion,
    many('nerve', 'OTHER_SIGNS', ['night', 'thumb', 'weak', 'lump', 'swelling', 'none'], { place: 'SIGNS' }),
    shared.severity,
    shared.hopes,
  ],
  [flag('motion', 'none'), flag('nerve', 'weak', 'swelling')],
);
