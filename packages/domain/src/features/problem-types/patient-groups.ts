import { type ProblemType, questionnaireTypes } from './problem-types.ts';

export const patientGroups = [
  'REASON_FOR_CONTACTING',
  'HEALTH_EXAMINATION',
  'PROCEDURES',
  'QUESTIONNAIRES',
  'OTHER_HEALTH_CONCERN',
] as const;
export type PatientGroup = (typeof patientGroups)[number];

/** How patients find a reason; each type is in exactly one group, in the order it is shown. */
export const typesOfPatientGroup = {
  REASON_FOR_CONTACTING: [
    'ACUTE_INFECTION',
    'JOINT_PAIN',
    'BACK_PAIN',
    'MOOD_DISORDER',
    'ANXIETY',
    'GASTROINTESTINAL',
    'HEADACHE',
    'VERTIGO',
    'URINARY_DISORDER',
    'PRESCRIPTION',
    'PRESCRIPTION_REFILL',
    'PRESCRIPTION_CONTRACEPTION',
    'SICK_LEAVE',
    'FIT_NOTE',
    'FIT_NOTE_ENLENGTHEN',
    'FIT_NOTE_END',
    'CERTIFICATE',
    'CERTIFICATE_EXTRA',
    'REQUEST_REFERRAL',
    'APPOINTMENT',
    'CANCEL_APPOINTMENT',
    'BILLING_QUESTION',
    'QUESTION',
  ],
  HEALTH_EXAMINATION: [
    'REQUEST_LABS',
    'REQUEST_VACCINATION',
    'WELLNESS_VISIT_CHILD',
    'WELLNESS_DIABETES',
    'WEIGHT_MANAGEMENT_SCREENING',
  ],
  PROCEDURES: ['PROC_SUTURES', 'PROC_WOUNDDRESSING', 'PROC_CASTREMOVAL'],
  QUESTIONNAIRES: questionnaireTypes,
  OTHER_HEALTH_CONCERN: [
    'COUGH',
    'RHINORRHEA_CONGESTION',
    'SORE_THROAT',
    'EAR_PAIN',
    'TINNITUS',
    'DYSPHAGIA',
    'DYSPNEA',
    'CHEST_PAIN',
    'ABDOMINAL_PAIN',
    'NAUSEA_VOMITING',
    'DIARRHEA',
    'CONSTIPATION',
    'DYSURIA',
    'NECK_PAIN',
    'SHOULDER_PAIN',
    'ELBOW_PAIN',
    'WRIST_PAIN',
    'HIP_GROIN_PAIN',
    'KNEE_PAIN',
    'ANKLE_PAIN',
    'SKIN_RASH',
    'DERMATOLOGICAL',
    'LYMPHADENOPATHY',
    'NECK_MASS',
    'WEIGHT_LOSS',
    'DEPRESSION',
    'PREGNANCY_START',
    'PREGNANCY_COMMS',
    'BREASTFEEDING',
    'HEALTH_CONCERN',
    'MEDICAL_PROBLEM',
    'OTHER_PROBLEM',
  ],
} as const satisfies Record<PatientGroup, readonly ProblemType[]>;

export const patientGroupOf = (type: ProblemType): PatientGroup =>
  patientGroups.find((group) => {
    const members: readonly ProblemType[] = typesOfPatientGroup[group];
    return members.includes(type);
  }) ?? 'OTHER_HEALTH_CONCERN';
