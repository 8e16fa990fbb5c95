export {
  type CampaignState,
  campaignStates,
  type RecipientState,
  recipientStates,
  reportedState,
} from './campaign.ts';
export { foldToLatin, hasCyrillic, nameInLatin } from './latin-letters.ts';
export {
  longestInSms,
  type MessageFault,
  messageFault,
  messageSize,
  messageTextMost,
  smsFooter,
  smsTextFor,
  unitPriceCents,
  unitsMost,
} from './message-text.ts';
export {
  type NumberCounts,
  type NumberKind,
  type NumberPlanReading,
  numberKindOf,
  numberKinds,
  type ReadNumberPlan,
  repeatedSms,
} from './number-kind.ts';
export {
  ageLimits,
  birthYearsIn,
  birthYearsMost,
  dayLimitCents,
  type PatientFilter,
  patientsShownMost,
  recipientsMost,
} from './patient-filter.ts';
export { type SmsSize, smsSize } from './sms-units.ts';
export { colonScreeningYears, type MessageTemplate, messageTemplates, presetFilters } from './templates.ts';
