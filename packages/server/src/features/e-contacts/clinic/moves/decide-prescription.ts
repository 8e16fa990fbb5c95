import {
  approvePrescription,
  declinePrescription,
  listEContactPrescriptions,
  type PrescriptionConfirmation,
  undoPrescriptionDecision,
} from '@tervita/contract/e-contacts';
import { BusinessError, LogicError } from '@tervita/domain/core';
import { afterMove, type prescriptionMoves } from '@tervita/domain/e-contacts';
import {
  alertOf,
  asksAboutPregnancy,
  type DeclineReason,
  type Frequency,
  isOffered,
  mayApprove,
  mayDecline,
  undoGraceSeconds,
} from '@tervita/domain/prescriptions';
import type { Tx } from '../../../../core/database/database.ts';
import { NotAllowed, NotFound } from '../../../../core/http/errors.ts';
import { type CommandGiven, command, query } from '../../../../core/http/use-case.ts';
import { staffOf } from '../../../../core/session/own-matter.ts';
import {
  anyPrescriptionWaits,
  earlierDecisions,
  type PatientOfClinic,
  prescriptionsOfEContact,
} from '../../../prescriptions/index.ts';
import { eventOf, lockEContact, saveMove } from '../../e-contact-store.ts';
import { factsOfMember } from '../../facts-of-thread.ts';
import { seenVersion } from '../../seen-version.ts';
import { writingFor } from '../author.ts';
import { assertOurs, readDetail } from '../clinic-e-contact.ts';

export const listPrescriptions = query(
  listEContactPrescriptions,
  async ({ db, actor, params, now, touched }) => {
    touched.eContactIds.add(params.id);
    const patient = await assertOurs(db, params.id, actor);
    const prescriptions = await prescriptionsOfEContact(db, params.id, actor.userId);
    if (prescriptions.length === 0) return { prescriptions: [] };
    const decisions = await earlierDecisions(db, params.id, actor, patient);
    const taker = await factsOfMember(db, patient, now);
    return {
      prescriptions: prescriptions.map((each) => ({
        ...each,
        decisions: decisions.get(each.id) ?? [],
        asksPregnancy: asksAboutPregnancy(each, taker),
      })),
    };
  },
);

type Given = Omit<CommandGiven<typeof approvePrescription>, 'body'>;

const lockPrescription = async (tx: Tx, eContactId: string, id: string) => {
  const row = await tx
    .selectFrom('prescription')
    .selectAll()
    .where('id', '=', id)
    .where('e_contact_id', '=', eContactId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new NotFound();
  return row;
};
type Locked = Awaited<ReturnType<typeof lockPrescription>>;

interface Decision {
  readonly move: (typeof prescriptionMoves)[number];
  /** Whether somebody of this role may. */
  readonly isFor: typeof mayApprove;
  readonly check: (prescription: Locked) => void;
  readonly state: 'APPROVED' | 'DECLINED' | 'REQUESTED';
  readonly undoSeconds: number;
  readonly decline?: { readonly reason: DeclineReason; readonly words: string };
  readonly confirmation?: PrescriptionConfirmation | null;
}

const assertWaits = ({ state }: Locked): void => {
  if (state !== 'REQUESTED') throw new LogicError('PRESCRIPTION_DECIDED');
};

/**
 * Refuses to approve a careful medicine as others are: its doctor says how often, what for and, where it harms a pregnancy,
 * that there is none. Returns what of it changes the request.
 */
const checkConfirmation = async (
  { tx, now }: Pick<Given, 'tx' | 'now'>,
  patient: PatientOfClinic,
  row: Locked,
  confirmation: PrescriptionConfirmation | null,
) => {
  const { brand, active_ingredient: activeIngredient, atc, form, route } = row;
  const medicine = { brand, activeIngredient, atc, form, route };
  const frequency = confirmation?.frequency ?? (row.frequency as Frequency);
  const alert = alertOf(medicine);
  if (alert !== null) {
    if (!confirmation) throw new BusinessError('PRESCRIPTION_TO_CONFIRM');
    const asks = asksAboutPregnancy(medicine, await factsOfMember(tx, patient, now));
    if (asks && confirmation.pregnancy !== 'NO') throw new BusinessError('PRESCRIPTION_TO_CONFIRM');
  }
  if (!isOffered(medicine, frequency)) throw new BusinessError('PRESCRIPTION_FREQUENCY_NOT_OFFERED');
  const asked = intakeOf(row);
  // Any other medicine is approved as it was asked for.
  if (!confirmation || (alert === null && isOffered(medicine, asked.frequency))) return {};
  return {
    frequency,
    weekday: confirmation.weekday,
    frequency_words: confirmation.frequencyWords,
    indication: confirmation.indication,
    asked: JSON.stringify(asked),
  };
};

const intakeOf = ({ frequency, weekday, frequency_words, indication }: Locked) => ({
  frequency: frequency as Frequency,
  weekday,
  frequency_words,
  indication,
});

/** What was asked for comes back with the request; nothing was stated anew where nothing is kept. */
const askedBefore = ({ asked }: Locked) =>
  asked === null ? {} : { ...(asked as unknown as ReturnType<typeof intakeOf>), asked: null };

/** One entry of the timeline for one medicine; the patient is told once, when none waits and none can be taken back. */
const decide = async (given: Given, decision: Decision) => {
  const { move, isFor, check, state: decided, decline } = decision;
  const { tx, actor, params, seen, now, newId, publish, touched } = given;
  touched.eContactIds.add(params.id);
  const eContact = await lockEContact(tx, params.id, staffOf(actor));
  touched.personIds.add(eContact.patientPersonId);
  const author = writingFor(actor, eContact.clinicId);
  const role = actor.employments.find(({ clinicId }) => clinicId === eContact.clinicId)?.role;
  if (!isFor(role)) throw new NotAllowed();
  // A stranger who knows a personal code gets no medicine in the patient's name.
  if (decided === 'APPROVED' && eContact.isUnverified) throw new BusinessError('REPRESENTATION_TO_CONFIRM');
  const prescription = await lockPrescription(tx, eContact.id, params.prescriptionId);
  const state = afterMove(move, 'CLINIC', eContact.state, {
    now,
    seen: await seenVersion(tx, eContact, seen, actor.userId),
  });
  check(prescription);
  const stated =
    decided === 'APPROVED'
      ? await checkConfirmation(given, eContact, prescription, decision.confirmation ?? null)
      : askedBefore(prescription);
  const isDecided = decided !== 'REQUESTED';
  await tx
    .updateTable('prescription')
    .set({
      ...stated,
      state: decided,
      decided_by: isDecided ? actor.userId : null,
      decided_by_name: isDecided ? author.name : null,
      decided_at: isDecided ? now : null,
      decline_reason: decline?.reason ?? null,
      decline_words: decline?.words || null,
      version: prescription.version + 1,
    })
    .where('id', '=', prescription.id)
    .execute();
  const moved = await saveMove(tx, eContact, state, {
    id: newId(),
    move,
    at: now,
    author,
    direction: null,
    text: null,
    language: null,
    // Which medicine: the timeline names it.
    reason: [prescription.brand, prescription.strength].filter(Boolean).join(' '),
  });
  await publish(eventOf('e-contact.prescription-decided', eContact, state.version));
  if (isDecided && !(await anyPrescriptionWaits(tx, eContact.id)))
    await publish({
      ...eventOf('e-contact.prescriptions-answered', eContact, state.version),
      notBefore: new Date(now.getTime() + undoGraceSeconds(decision.undoSeconds) * 1_000),
    });
  return moved;
};

const newer = {
  newer: ({
    db,
    actor,
    params,
  }: Pick<Given, 'actor' | 'params'> & { db: Parameters<typeof readDetail>[0] }) =>
    readDetail(db, params.id, actor),
};

export const approve = (undoSeconds: number) =>
  command(
    approvePrescription,
    (given) =>
      decide(given, {
        move: 'approvePrescription',
        isFor: mayApprove,
        check: assertWaits,
        state: 'APPROVED',
        undoSeconds,
        confirmation: given.body.confirmation,
      }),
    newer,
  );

export const decline = (undoSeconds: number) =>
  command(
    declinePrescription,
    (given) =>
      decide(given, {
        move: 'declinePrescription',
        isFor: mayDecline,
        check: assertWaits,
        state: 'DECLINED',
        undoSeconds,
        decline: given.body,
      }),
    newer,
  );

/** Nobody takes back what a colleague decided, nor what the patient may have been told of. */
export const undo = (undoSeconds: number) =>
  command(
    undoPrescriptionDecision,
    (given) =>
      decide(given, {
        move: 'undoPrescription',
        isFor: mayDecline,
        state: 'REQUESTED',
        undoSeconds,
        check: ({ decided_by, decided_at }) => {
          const latest = new Date(given.now.getTime() - undoGraceSeconds(undoSeconds) * 1_000);
          const isOwn = decided_by === given.actor.userId;
          if (!isOwn || !decided_at || decided_at <= latest)
            throw new LogicError('PRESCRIPTION_UNDO_TOO_LATE');
        },
      }),
    newer,
  );
