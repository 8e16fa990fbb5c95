export const symptomTypes = [
  'ACUTE_INFECTION',
  'JOINT_PAIN',
  'BACK_PAIN',
  'MOOD_DISORDER',
  'ANXIETY',
  'DEPRESSION',
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
  'SHOULDER_PAIN',
  'ELBOW_PAIN',
  'WRIST_PAIN',
  'HIP_GROIN_PAIN',
  'KNEE_PAIN',
  'ANKLE_PAIN',
  'NECK_PAIN',
  'SKIN_RASH',
  'DERMATOLOGICAL',
  'CHEST_PAIN',
  'WEIGHT_LOSS',
  'BREASTFEEDING',
  'PREGNANCY_START',
  'PREGNANCY_COMMS',
  'OTHER_PROBLEM',
  'HEALTH_CONCERN',
  'MEDICAL_PROBLEM',
] as const;

export const adminTypes = [
  'PRESCRIPTION',
  'PRESCRIPTION_REFILL',
  'PRESCRIPTION_CONTRACEPTION',
  'FIT_NOTE',
  'SICK_LEAVE',
  'FIT_NOTE_END',
  'FIT_NOTE_ENLENGTHEN',
  'CERTIFICATE',
  'CERTIFICATE_EXTRA',
  'REQUEST_REFERRAL',
  'REQUEST_VACCINATION',
  'REQUEST_LABS',
  'WELLNESS_VISIT_CHILD',
  'WELLNESS_DIABETES',
  'WEIGHT_MANAGEMENT_SCREENING',
  'APPOINTMENT',
  'CANCEL_APPOINTMENT',
  'BILLING_QUESTION',
  'QUESTION',
  'PROC_SUTURES',
  'PROC_WOUNDDRESSING',
  'PROC_CASTREMOVAL',
] as const;

export const questionnaireTypes = [
  'QUEST_OXFORD',
  'EEK2',
  'IPSS2',
  'IPSS',
  'AUDIT',
  'FAGER',
  'EPWORTH_STOPBANG',
  'EPWORTH',
  'ISI',
  'SNAP_IV',
  'M-CHAT',
  'CAT_MMRC',
  'CAT',
  'ASTHMA',
  'START',
  'BDI',
  'GAD',
  'PHQ9',
] as const;

export const problemTypes = [...symptomTypes, ...adminTypes, ...questionnaireTypes] as const;
export type ProblemType = (typeof problemTypes)[number];

export const problemTypeKinds = ['SYMPTOM', 'ADMIN', 'QUESTIONNAIRE'] as const;
export type ProblemTypeKind = (typeof problemTypeKinds)[number];

const has = (types: readonly ProblemType[], type: ProblemType) => types.includes(type);

export const kindOf = (type: ProblemType): ProblemTypeKind => {
  if (has(symptomTypes, type)) return 'SYMPTOM';
  return has(adminTypes, type) ? 'ADMIN' : 'QUESTIONNAIRE';
};

/** What a patient describes; a questionnaire is filled in. */
export const patientProblemTypes = [...symptomTypes, ...adminTypes] as const;
export type PatientProblemType = (typeof patientProblemTypes)[number];

/** Shown until the clinic has statistics of its own. */
export const fixedOftenChosen = [
  'ACUTE_INFECTION',
  'PRESCRIPTION',
  'SICK_LEAVE',
  'SKIN_RASH',
] as const satisfies readonly PatientProblemType[];
