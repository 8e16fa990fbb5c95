import { type ProblemType, questionnaireTypes } from './problem-types.ts';

export const clinicGroups = [
  'MENTAL_HEALTH',
  'JOINTS_AND_MUSCLES',
  'OTHER_HEALTH_CONCERN',
  'HEALTH_EXAMINATION',
  'MEDICAL_CERTIFICATES_AND_REFERRALS',
  'PROCEDURES',
  'QUESTIONNAIRES',
] as const;
export type ClinicGroup = (typeof clinicGroups)[number];

/** How staff sort their work; prescriptions, appointments and plain questions stand outside the groups. */
export const typesOfClinicGroup = {
  MENTAL_HEALTH: ['MOOD_DISORDER', 'ANXIETY', 'DEPRESSION'],
  JOINTS_AND_MUSCLES: [
    'JOINT_PAIN',
    'BACK_PAIN',
    'NECK_PAIN',
    'SHOULDER_PAIN',
    'ELBOW_PAIN',
    'WRIST_PAIN',
    'HIP_GROIN_PAIN',
    'KNEE_PAIN',
    'ANKLE_PAIN',
  ],
  OTHER_HEALTH_CONCERN: [
    'ACUTE_INFECTION',
    'GASTROINTESTINAL',
    'HEADACHE',
    'VERTIGO',
    'URINARY_DISORDER',
    'ABDOMINAL_PAIN',
    'CONSTIPATION',
    'LYMPHADENOPATHY',
    'NECK_MASS',
    'TINNITUS',
    'DYSPHAGIA',
    'COUGH',
    'DYSPNEA',
    'EAR_PAIN',
    'RHINORRHEA_CONGESTION',
    'SORE_THROAT',
    'DIARRHEA',
    'NAUSEA_VOMITING',
    'DYSURIA',
    'SKIN_RASH',
    'DERMATOLOGICAL',
    'CHEST_PAIN',
    'WEIGHT_LOSS',
    'BREASTFEEDING',
    'PREGNANCY_COMMS',
    'OTHER_PROBLEM',
    'HEALTH_CONCERN',
    'MEDICAL_PROBLEM',
  ],
  HEALTH_EXAMINATION: [
    'PREGNANCY_START',
    'REQUEST_VACCINATION',
    'REQUEST_LABS',
    'WELLNESS_VISIT_CHILD',
    'WELLNESS_DIABETES',
    'WEIGHT_MANAGEMENT_SCREENING',
  ],
  MEDICAL_CERTIFICATES_AND_REFERRALS: [
    'FIT_NOTE',
    'SICK_LEAVE',
    'FIT_NOTE_END',
    'FIT_NOTE_ENLENGTHEN',
    'CERTIFICATE',
    'CERTIFICATE_EXTRA',
    'REQUEST_REFERRAL',
  ],
  PROCEDURES: ['PROC_SUTURES', 'PROC_WOUNDDRESSING', 'PROC_CASTREMOVAL'],
  QUESTIONNAIRES: questionnaireTypes,
} as const satisfies Record<ClinicGroup, readonly ProblemType[]>;

export const clinicGroupOf = (type: ProblemType): ClinicGroup | undefined =>
  clinicGroups.find((group) => {
    const members: readonly ProblemType[] = typesOfClinicGroup[group];
    return members.includes(type);
  });
