/** Codes of section "business errors" of the product: the rule said no and the person can do something about it. */
export const businessCodes = [
  'PATIENT_NOT_RELATED_WITH_ANY_CLINIC',
  'DOCTOR_NOT_RELATED_WITH_ANY_CLINIC',
  'INVALID_OTP',
  'GIVEN_EMAIL_IS_RELATED_WITH_NOT_SUITABLE_ACCOUNT',
  'USER_EXISTS',
  'USER_NOT_EXISTS',
  'PERSONAL_CODE_DUPLICATE',
  'E_CONTACT_ALREADY_CLOSED',
  'E_CONTACT_DANGER_UNSEEN',
  'E_CONTACT_TYPE_NOT_OFFERED',
  'E_CONTACT_REPLY_OF_COLLEAGUE',
  'E_CONTACT_OWN_MATTER',
  'REPRESENTATION_NOT_VERIFIED',
  'FEEDBACK_ALREADY_GIVEN',
  'FEEDBACK_NOT_POSSIBLE',
  'PERSON_IS_UNDERAGE',
  'PERSON_IS_ANOTHER',
  'INVALID_INPUT_FILE',
  'FILES_OVER_LIMIT',
  'TOO_MANY_DRAFTS',
  'AWELL_NOT_AVAILABLE',
  'E_CONTACT_ANSWER_TOO_LONG',
  'DOCTOR_EXISTS_IN_CLINIC_ALREADY',
  'USER_EXISTS_WITH_DIFFERENT_NAME',
  'CLINIC_MEMBER_EXISTS_WITH_DIFFERENT_NAME',
  'AI_NOT_AVAILABLE',
  'TRANSLATION_NOT_AVAILABLE',
  'DIGITAL_ID_NOT_AVAILABLE',
  'DIGITAL_ID_FAILED',
  'DIGITAL_ID_NEEDED',
  'CLAIM_LINK_REFUSED',
  'SIGN_IN_METHOD_OFF',
  'WRONG_EMAIL_OR_PASSWORD',
  'WRONG_PASSWORD',
  'INVALID_APP_CODE',
  'SIGN_IN_TOO_OLD',
  'EMAIL_TOO_NEW',
  'EMAIL_CHANGE_NOT_UNDONE',
  'MAIL_NOT_AVAILABLE',
  'OUTSIDE_SIGN_IN_FAILED',
  'OUTSIDE_SIGN_IN_CANCELLED',
  'OUTSIDE_SIGN_IN_NOT_AVAILABLE',
  'PUSH_NOT_AVAILABLE',
  'FEATURE_NOT_IN_PLAN',
  'FEATURE_SWITCHED_OFF',
  'TRANSLATION_CONSENT_MISSING',
  'PROMPT_PLACEHOLDER_MISSING',
  'AI_MODEL_INACTIVE',
  'AI_MODEL_IN_USE',
  'PROMPT_NOT_EVALUATED',
  'AI_TOKENS_USED_UP',
] as const;
export type BusinessCode = (typeof businessCodes)[number];

/** The thing changed since the person looked, or the move does not fit its state. */
export const logicCodes = [
  'E_CONTACT_CHANGED',
  'E_CONTACT_MOVE_NOT_ALLOWED',
  'E_CONTACT_REPLY_ON_ITS_WAY',
  'PATIENT_PHONE_LOCKED',
  'CONSENT_VERSION_CHANGED',
  'SESSION_CHANGED',
  'DRAFT_CHANGED',
  'DRAFT_ALREADY_SENT',
  'QUESTIONNAIRE_MISMATCH',
  'DANGER_NOT_ASKED',
  'REPLY_TEMPLATE_CHANGED',
] as const;
export type LogicCode = (typeof logicCodes)[number];

export class BusinessError extends Error {
  readonly code: BusinessCode;
  constructor(code: BusinessCode) {
    super(code);
    this.name = 'BusinessError';
    this.code = code;
  }
}

export class LogicError extends Error {
  readonly code: LogicCode;
  constructor(code: LogicCode) {
    super(code);
    this.name = 'LogicError';
    this.code = code;
  }
}
