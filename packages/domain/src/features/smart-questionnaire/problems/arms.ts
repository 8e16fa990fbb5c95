import { danger, many, one } from './asking-notation.ts';
import { problem } from './problem.ts';
import { call112, flag, today } from './rule-notation.ts';
import * as shared from './shared-questions.ts';

export const jointPain = problem(
  'JOINT_PAIN',
  [
    danger('hotfever', 'deform', 'nopulse', 'hotjoint'),
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
  [
    call112('danger', 'hotfever', 'deform', 'nopulse'),
    today('danger', 'hotjoint'),
    today('other', 'eye'),
    flag('stiffness', 'gt60'),
    flag('other', 'tick', 'weight'),
  ],
);

export const shoulderPain = problem(
  'SHOULDER_PAIN',
  [
    danger('cardiac', 'deform', 'nopulse', 'hotfever', 'nomove', 'hotjoint'),
    shared.side,
    shared.duration,
    shared.injury,
    shared.motion,
    shared.severity,
    many('assoc', 'OTHER_SIGNS', ['numb', 'neck', 'pmr', 'weight', 'none'], { place: 'SIGNS' }),
    shared.hopes,
  ],
  [
    call112('danger', 'cardiac', 'deform', 'nopulse', 'hotfever'),
    today('danger', 'nomove', 'hotjoint'),
    flag('motion', 'none'),
    flag('assoc', 'numb', 'pmr', 'weight'),
  ],
);

export const elbowPain = problem(
  'ELBOW_PAIN',
  [
    danger('deform', 'nopulse', 'hotfever', 'nomove', 'hotjoint'),
    shared.side,
    shared.duration,
    shared.injury,
    one('place', 'PLACE', ['outer', 'inner', 'tip', 'all']),
    shared.motion,
    one('numb', 'OTHER_SIGNS', ['yes', 'no', 'unsure']),
    shared.severity,
  ],
  [
    call112('danger', 'deform', 'nopulse', 'hotfever'),
    today('danger', 'nomove', 'hotjoint'),
    flag('motion', 'none'),
  ],
);

export const wristPain = problem(
  'WRIST_PAIN',
  [
    danger('deform', 'nopulse', 'hotfever', 'nomove', 'scaphoid', 'hotjoint'),
    shared.side,
    shared.duration,
    shared.injury,
    shared.motion,
    many('nerve', 'OTHER_SIGNS', ['night', 'thumb', 'weak', 'lump', 'swelling', 'none'], { place: 'SIGNS' }),
    shared.severity,
    shared.hopes,
  ],
  [
    call112('danger', 'deform', 'nopulse', 'hotfever'),
    today('danger', 'nomove', 'scaphoid', 'hotjoint'),
    flag('motion', 'none'),
    flag('nerve', 'weak', 'swelling'),
  ],
);
