import { calendarDayIn } from '../../core/local-time.ts';

/** Says on which of the clinic's days it was sent and tells two of one day apart, and nothing about the patient. */
export const pdfNameOf = (
  { id, createdAt }: { readonly id: string; readonly createdAt: string },
  timeZone: string,
): string => `e-contact-${calendarDayIn(timeZone, new Date(createdAt))}-${id.slice(-6)}.pdf`;
