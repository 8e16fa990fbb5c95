import { downloadEContactPdf } from '@tervita/contract/e-contacts';
import { type Country, type Language, regionalLocale } from '@tervita/domain/core';
import { pdfNameOf } from '@tervita/domain/e-contacts';
import type { Reader } from '../../../../core/database/database.ts';
import { contentDisposition } from '../../../../core/http/content-disposition.ts';
import { FileAnswer, query } from '../../../../core/http/use-case.ts';
import { paperOf } from '../../../../core/pdf/paper.ts';
import type { Actor } from '../../../../core/session/actor.ts';
import { prescriptionsOfEContact } from '../../../prescriptions/index.ts';
import { readTimeline } from '../../timeline.ts';
import { dangerTold } from '../answers-told.ts';
import { readDetail } from '../clinic-e-contact.ts';
import { notesOf } from '../notes.ts';
import { responsesTold } from '../questionnaire-responses.ts';
import { readDangerAsked } from '../read-danger-asked.ts';
import { readRaised } from '../why-flagged.ts';
import { leaveOf, medicinesOf } from './asked-for.ts';
import { filledIn } from './filled-in.ts';
import { pdfTexts } from './spoken.ts';
import { timesIn } from './times.ts';
import { entriesOf, factsOf, type Thread } from './written.ts';

/** More takes longer to print than anybody waits. */
const paperBytes = 1_048_576;

interface Paper {
  readonly withNotes: boolean;
  readonly language: Language;
}

const read = async (
  db: Reader,
  id: string,
  actor: Actor,
  { withNotes, language }: Paper,
): Promise<Thread> => {
  const detail = await readDetail(db, id, actor);
  const clinic = await db
    .selectFrom('clinic')
    .select(['name', 'address', 'phone', 'time_zone as timeZone', 'country'])
    .where('id', '=', detail.clinicId)
    .executeTakeFirstOrThrow();
  const { entries, earlierBefore } = await readTimeline(db, id, actor.userId, { bytes: paperBytes });
  const danger = await dangerTold(db, id, language);
  const dangerAsked = await readDangerAsked(db, id, language);
  const raised = await readRaised(db, id, language);
  const prescriptions = await prescriptionsOfEContact(db, id, actor.userId);
  const responses = await responsesTold(db, id, detail.clinicId, language);
  const notes = withNotes ? await notesOf(db, id, actor) : undefined;
  return {
    clinic: { ...clinic, country: clinic.country as Country },
    detail,
    entries,
    isCut: earlierBefore !== null,
    danger,
    dangerAsked,
    raised,
    prescriptions,
    responses,
    notes,
  };
};

/** For the patient's record, or for a colleague elsewhere: everything that was said, on paper. */
export const downloadPdf = query(
  downloadEContactPdf,
  async ({ db, actor, params, query: asked, now, touched }) => {
    touched.eContactIds.add(params.id);
    const language = asked.locale ?? actor.language ?? 'et';
    const texts = await pdfTexts(language);
    const { pdf } = texts;
    const thread = await read(db, params.id, actor, { withNotes: asked.notes === 'true', language });
    touched.personIds.add(thread.detail.patient.personId);
    const { clinic, detail } = thread;
    const made = pdf.made(
      timesIn(language, clinic.timeZone).moment(now),
      `${actor.firstName} ${actor.surname}`,
    );
    const options = {
      title: `${pdf.title} · ${clinic.name}`,
      language: regionalLocale[language],
      madeAt: now,
      foot: (page: number) => ({
        left: `${clinic.name} · ${made} · ${pdf.confidential}`,
        right: pdf.page(page),
      }),
    };
    const open = async () =>
      paperOf(options, async (paper) => {
        paper.title(pdf.title);
        paper.lead([clinic.name, clinic.address, clinic.phone].filter(Boolean).join(' · '));
        for (const [label, value] of factsOf(thread, texts, language)) await paper.fact(label, value);
        const leave = leaveOf(thread, texts, language);
        if (leave) paper.heading(leave.title);
        for (const [label, value] of leave?.facts ?? []) await paper.fact(label, value);
        const medicines = medicinesOf(thread, texts, language);
        if (medicines.length > 0) paper.heading(texts.prescriptions.staff.title);
        for (const medicine of medicines) await paper.entry(medicine);
        const questionnaires = filledIn(thread, texts, language);
        if (questionnaires.length > 0) paper.heading(texts.results.others);
        for (const questionnaire of questionnaires) await paper.entry(questionnaire);
        paper.heading(pdf.conversation);
        const entries = entriesOf(thread, texts, language);
        if (thread.isCut) paper.lead(pdf.onlyLast(entries.filter(({ isNote }) => !isNote).length));
        for (const entry of entries) await paper.entry(entry);
      });
    return new FileAnswer(open, {
      'content-type': 'application/pdf',
      'content-disposition': contentDisposition(pdfNameOf(detail, clinic.timeZone)),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  },
);
