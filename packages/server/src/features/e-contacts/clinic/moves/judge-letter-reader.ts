import { decideLetterReader } from '@tervita/contract/e-contacts';
import { BusinessError, LogicError } from '@tervita/domain/core';
import { sql } from 'kysely';
import { type CommandGiven, command } from '../../../../core/http/use-case.ts';
import { eventOf, type LockedEContact } from '../../e-contact-store.ts';
import { writingFor } from '../author.ts';
import { makeMove, newer } from './simple-moves.ts';

interface Decided {
  readonly isDone: boolean;
  /** Those who read the thread until now, and no longer. */
  readonly lostUserIds: readonly string[];
}

const decide = async (
  { tx, actor, body, publish, now }: CommandGiven<typeof decideLetterReader>,
  eContact: LockedEContact,
): Promise<void> => {
  const { name } = writingFor(actor, eContact.clinicId);
  const { rows } = await sql<Decided>`
    select is_done as "isDone", lost_user_ids as "lostUserIds"
    from decide_letter_opening(${eContact.id}, ${body.openingId}, ${body.decision === 'CONFIRMED'}, ${name})`.execute(
    tx,
  );
  const [decided] = rows;
  if (!decided) throw new LogicError('E_CONTACT_MOVE_NOT_ALLOWED');
  if (!decided.isDone) throw new BusinessError('LETTER_READER_DECIDED');
  if (decided.lostUserIds.length === 0) return;
  const { ids, ...event } = eventOf('e-contact.letter-reader-decided', eContact, eContact.state.version);
  await publish({
    ...event,
    key: `${eContact.id}:lost:${now.getTime()}`,
    ids: { ...ids, lostUserIds: decided.lostUserIds.join(' ') },
  });
};

/** Whoever opened a thread by the link in a letter is whom it was written to, or is not. */
export const judgeLetterReader = command(
  decideLetterReader,
  (given) =>
    makeMove(given, {
      move: given.body.decision === 'CONFIRMED' ? 'confirmLetterReader' : 'refuseLetterReader',
      event: 'e-contact.letter-reader-decided',
      decidesOnMember: true,
      also: (eContact) => decide(given, eContact),
    }),
  newer,
);
