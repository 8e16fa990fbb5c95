import { addNote as addNoteRoute, type InternalNote, listNotes } from '@tervita/contract/e-contacts';
import type { EmployeeRole } from '@tervita/domain/auth';
import type { Reader, Tx } from '../../../core/database/database.ts';
import { command, query } from '../../../core/http/use-case.ts';
import type { OutboxEvent } from '../../../core/outbox/queues.ts';
import type { Actor } from '../../../core/session/actor.ts';
import { writingFor } from './author.ts';
import { assertOurs } from './clinic-e-contact.ts';
import { forgetNote } from './reply-draft.ts';

/** More than any thread has; the bound keeps one answer finite. */
const notesMost = 500;

export const notesOf = async (db: Reader, eContactId: string, actor: Actor): Promise<InternalNote[]> => {
  const rows = await db
    .selectFrom('e_contact_note')
    .selectAll()
    .where('e_contact_id', '=', eContactId)
    .orderBy('at')
    .limit(notesMost)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    text: row.text,
    author: {
      name: row.author_name,
      role: row.author_role as EmployeeRole | null,
      me: row.author_user_id === actor.userId,
    },
  }));
};

export const readNotes = query(listNotes, async ({ db, actor, params, touched }) => {
  touched.eContactIds.add(params.id);
  await assertOurs(db, params.id, actor);
  return { notes: await notesOf(db, params.id, actor) };
});

interface NoteWriting {
  readonly tx: Tx;
  readonly actor: Actor;
  readonly now: Date;
  readonly newId: () => string;
  readonly publish: (event: OutboxEvent) => Promise<void>;
}

/** A note changes nothing a patient could see, so the e-contact keeps its version. */
export const keepNote = async (
  { tx, actor, now, newId, publish }: NoteWriting,
  { id: eContactId, clinicId }: { readonly id: string; readonly clinicId: string },
  text: string,
): Promise<InternalNote> => {
  const [id, author] = [newId(), writingFor(actor, clinicId)];
  await tx
    .insertInto('e_contact_note')
    .values({
      id,
      clinic_id: clinicId,
      e_contact_id: eContactId,
      author_user_id: actor.userId,
      author_name: author.name,
      author_role: author.role,
      text,
      at: now,
    })
    .execute();
  await publish({ type: 'e-contact.noted', key: id, ids: { eContactId, clinicId } });
  const role = author.role as EmployeeRole | null;
  return { id, at: now.toISOString(), text, author: { name: author.name, role, me: true } };
};

export const addNote = command(addNoteRoute, async (given) => {
  const { tx, actor, params, body, touched } = given;
  touched.eContactIds.add(params.id);
  const { clinicId } = await assertOurs(tx, params.id, actor);
  const note = await keepNote(given, { id: params.id, clinicId }, body.note);
  await forgetNote(tx, actor, params.id);
  return note;
});
