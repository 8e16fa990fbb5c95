import type { Prescription } from '@tervita/contract/prescriptions';
import type { Language } from '@tervita/domain/core';
import { leaveFacts } from '@tervita/texts/leave-facts';
import { frequencyInLine, medicineDetail, medicineName } from '@tervita/texts/medicine-words';
import type { PdfTexts } from '@tervita/texts/pdf-en';
import type { Entry } from '../../../../core/pdf/paper.ts';
import { timesIn } from './times.ts';
import type { Thread } from './written.ts';

/** Leave that is wanted: its heading, and the facts that a register asks for. */
export const leaveOf = (
  { clinic, detail: { leave } }: Thread,
  { leave: t }: PdfTexts,
  language: Language,
): { readonly title: string; readonly facts: readonly [string, string][] } | null => {
  if (!leave) return null;
  const { calendarDay } = timesIn(language, clinic.timeZone);
  return {
    title: t.title[leave.matter][leave.note],
    facts: leaveFacts(leave, t, calendarDay).map(({ name, value }): [string, string] => [
      name,
      value ?? t.notSaid,
    ]),
  };
};

const whyDeclined = ({ declineReason, declineWords }: Prescription, t: PdfTexts['prescriptions']) =>
  declineReason && [t.declineReasons[declineReason], declineWords].filter(Boolean).join('. ');

/** One medicine: what it is, what the patient said of it, and who decided what and why. */
export const medicinesOf = (
  { clinic, prescriptions }: Thread,
  { pdf, prescriptions: t }: PdfTexts,
  language: Language,
): Entry[] => {
  const { day } = timesIn(language, clinic.timeZone);
  return prescriptions.map((each) => {
    const { state, decidedByName, decidedAt, comment, lastAt } = each;
    const why = whyDeclined(each, t);
    const about = [
      medicineDetail(each, t),
      frequencyInLine(each, t),
      lastAt ? t.lastTime(day(lastAt)) : t.staff.notBefore,
    ];
    return {
      who: medicineName(each),
      about: [t.states[state], decidedByName, decidedAt && day(decidedAt)].filter(Boolean).join(' · '),
      isNote: false,
      paragraphs: [
        { text: about.filter(Boolean).join(' · '), isMuted: false },
        ...(each.indication ? [{ text: `${t.staff.indication}: ${each.indication}`, isMuted: false }] : []),
        ...(comment ? [{ text: pdf.comment(comment), isMuted: false }] : []),
        ...(why ? [{ text: pdf.declined(why), isMuted: false }] : []),
      ],
    };
  });
};
