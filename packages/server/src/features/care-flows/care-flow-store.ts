import { askedMost, type CareFlowState } from '@tervita/domain/care-flows';
import type { Language } from '@tervita/domain/core';
import type { ProblemType } from '@tervita/domain/problem-types';
import type { Reader, Tx } from '../../core/database/database.ts';
import type { HostedResult, HostedSession } from '../../integrations/awell/provider.ts';

export interface CareFlow {
  readonly id: string;
  readonly clinicId: string;
  readonly eContactId: string;
  readonly type: ProblemType;
  readonly startedByUserId: string;
  readonly side: 'PATIENT' | 'CLINIC';
  readonly draftId: string | null;
  /** Staff asked for it in the thread: the answers go there, and the thread itself is neither sent nor failed. */
  readonly requestId: string | null;
  readonly language: Language;
  readonly pathwayId: string;
  readonly state: CareFlowState;
  readonly attempts: number;
}

const columns = [
  'id',
  'clinic_id as clinicId',
  'e_contact_id as eContactId',
  'type',
  'started_by_user_id as startedByUserId',
  'side',
  'draft_id as draftId',
  'request_id as requestId',
  'language',
  'pathway_id as pathwayId',
  'state',
  'attempts',
] as const;

const flows = (db: Reader) => db.selectFrom('care_flow').select(columns);

interface StartedFlow extends Omit<CareFlow, 'state' | 'attempts' | 'pathwayId'> {
  readonly session: HostedSession;
}

export const insertCareFlow = async (tx: Tx, { session, ...flow }: StartedFlow, now: Date): Promise<void> => {
  await tx
    .insertInto('care_flow')
    .values({
      id: flow.id,
      clinic_id: flow.clinicId,
      e_contact_id: flow.eContactId,
      type: flow.type,
      started_by_user_id: flow.startedByUserId,
      side: flow.side,
      draft_id: flow.draftId,
      request_id: flow.requestId,
      language: flow.language,
      session_id: session.sessionId,
      pathway_id: session.pathwayId,
      state: 'STARTED',
      created_at: now,
    })
    .execute();
};

interface MyCareFlow {
  readonly eContactId: string;
  readonly actionId?: string | undefined;
}

/**
 * The flow that this person came back from, else the one that the e-contact itself was started with. Row security hides it
 * when their right has ended.
 */
export const findMyCareFlow = async (
  db: Reader,
  userId: string,
  { eContactId, actionId }: MyCareFlow,
): Promise<CareFlow | undefined> =>
  (await flows(db)
    .where('e_contact_id', '=', eContactId)
    .where('started_by_user_id', '=', userId)
    .where('side', '=', 'PATIENT')
    .where(({ or, eb }) => or([eb('request_id', 'is', null), eb('id', '=', actionId ?? null)]))
    .orderBy(
      ({ eb }) => eb('id', '=', actionId ?? null),
      (order) => order.desc().nullsLast(),
    )
    .limit(1)
    .executeTakeFirst()) as CareFlow | undefined;

/** Of staff: of one thread of their clinics. */
export const findClinicCareFlow = async (
  db: Reader,
  clinicIds: readonly string[],
  { id, eContactId }: Pick<CareFlow, 'id' | 'eContactId'>,
): Promise<CareFlow | undefined> =>
  (await flows(db)
    .where('id', '=', id)
    .where('e_contact_id', '=', eContactId)
    .where('clinic_id', 'in', [...clinicIds])
    .where('side', '=', 'CLINIC')
    .executeTakeFirst()) as CareFlow | undefined;

export const findCareFlow = async (db: Reader, id: string): Promise<CareFlow | undefined> =>
  (await flows(db).where('id', '=', id).executeTakeFirst()) as CareFlow | undefined;

export const findByPathway = async (db: Reader, pathwayId: string): Promise<CareFlow | undefined> =>
  (await flows(db).where('pathway_id', '=', pathwayId).executeTakeFirst()) as CareFlow | undefined;

/** Nobody who comes back has the provider asked again: nothing would change, or it was asked often enough. */
export const isOver = ({ state, side, attempts }: CareFlow): boolean =>
  state === 'DONE' ||
  (state === 'CANCELLED' && side === 'PATIENT') ||
  (state !== 'STARTED' && attempts >= askedMost);

/** Lock, then check, then write. The row was seen a moment ago and is never deleted. */
export const lockCareFlow = async (tx: Tx, id: string): Promise<CareFlow> =>
  (await flows(tx).where('id', '=', id).forUpdate().executeTakeFirstOrThrow()) as CareFlow;

/** Whether the same draft was started again and arrived. */
export const wasSentOtherwise = async (db: Reader, { id, draftId }: CareFlow): Promise<boolean> => {
  if (!draftId) return false;
  const other = await db
    .selectFrom('care_flow')
    .select('id')
    .where('draft_id', '=', draftId)
    .where('id', '<>', id)
    .where('state', '=', 'DONE')
    .executeTakeFirst();
  return other !== undefined;
};

export const countAttempt = async (tx: Tx, { id, attempts }: CareFlow): Promise<void> => {
  await tx
    .updateTable('care_flow')
    .set({ attempts: attempts + 1 })
    .where('id', '=', id)
    .execute();
};

export const endCareFlow = async (
  tx: Tx,
  { id }: CareFlow,
  state: Exclude<CareFlowState, 'STARTED'>,
  now: Date,
): Promise<void> => {
  await tx.updateTable('care_flow').set({ state, ended_at: now }).where('id', '=', id).execute();
};

export const keepAnswers = async (
  tx: Tx,
  { id }: CareFlow,
  { activityId, answers }: HostedResult,
): Promise<void> => {
  await tx
    .updateTable('care_flow')
    .set({ activity_id: activityId, answers: JSON.stringify(answers) })
    .where('id', '=', id)
    .execute();
};
