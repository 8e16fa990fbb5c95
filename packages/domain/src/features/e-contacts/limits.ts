export const textMax = 10_000;
export const answerMax = 3_000;
export const noteMax = 5_000;
/** What may be said beside the reason for closing. */
export const closingWordsMax = 500;
export const filesMax = 10;
export const reopenDays = 30;
export const feedbackDays = 30;
export const draftDays = 30;
export const patientPageSize = 5;
export const clinicListSize = 500;
