import { randomUUID } from 'node:crypto';
import type { Sql } from '../../core/sql.ts';
import { type Forgeries, type Forgery, insertInto, insertWith } from './forge.ts';
import type { Scene, StaffScene, Thread } from './scene.ts';

const at = new Date().toISOString();

const medicine = ({ id, clinic }: Thread) => ({
  id: randomUUID(),
  clinic_id: clinic,
  e_contact_id: id,
  place: 0,
  brand: 'x',
  active_ingredient: 'x',
  form: 'tablets',
  route: 'oral',
  strength: '5 mg',
  frequency: 'ONCE_DAILY',
  comment: '',
  state: 'REQUESTED',
  version: 1,
  created_at: at,
});

/** Medicines that wait for a decision in a thread of theirs and in a foreign one, and one that a colleague has declined. */
export interface LeftMedicines {
  readonly waiting: string;
  readonly foreign: string;
  readonly declined: string;
}

export const leaveMedicines = async (
  truth: Sql,
  { mine, foreign, colleague }: StaffScene,
): Promise<LeftMedicines> => {
  const decision = {
    state: 'DECLINED',
    decided_by: colleague.user,
    decided_by_name: colleague.name,
    decided_at: at,
    decline_reason: 'OTHER',
  };
  const rows = [medicine(mine), medicine(foreign), { ...medicine(mine), ...decision }];
  for (const row of rows) {
    const { text, values } = insertInto('prescription', row);
    await truth.query(text, values);
  }
  const [waiting = '', elsewhere = '', declined = ''] = rows.map(({ id }) => id);
  return { waiting, foreign: elsewhere, declined };
};

export const patientMedicines = ({ mine, foreign, stranger }: Scene): Forgeries => {
  const asked = medicine(mine);
  const decided = { decided_by: stranger.user, decided_by_name: stranger.name, decided_at: at };
  return {
    honest: [{ what: 'a medicine', statements: [insertInto('prescription', asked)] }],
    forged: [
      ...insertWith('prescription', asked, {
        'as approved': { state: 'APPROVED', ...decided },
        'with the name of who decided': { decided_by_name: stranger.name },
        'with words of a refusal': { decline_words: 'x' },
        "in a stranger's thread": { clinic_id: foreign.clinic, e_contact_id: foreign.id },
        'as written down by the clinic': {
          e_contact_id: null,
          clinic_member_id: mine.member,
          state: 'RECORDED',
          ...decided,
        },
        'for what nobody has prescribed': { previous_id: randomUUID() },
      }),
      {
        what: 'prescription: approved by oneself',
        statements: [
          insertInto('prescription', asked),
          { text: `update prescription set state = 'APPROVED' where id = '${asked.id}'` },
        ],
      },
    ],
  };
};

interface Decider {
  readonly user: string;
  readonly name: string;
}

const declinedAs = (id: string, { user, name }: Decider) => ({
  text: `update prescription set state = 'DECLINED', decided_by = $1, decided_by_name = $2, decided_at = now(),
    decline_reason = 'OTHER' where id = '${id}'`,
  values: [user, name],
});

export const staffMedicines = (
  { me, role, mine, colleague }: StaffScene,
  { waiting, foreign, declined }: LeftMedicines,
): Forgeries => {
  const mayDecline = role === 'DOCTOR' || role === 'NURSE';
  const decline: Forgery = { what: 'a medicine declined', statements: [declinedAs(waiting, me)] };
  const forged = (what: string, ...statements: Forgery['statements']): Forgery => ({
    what: `prescription: ${what}`,
    statements,
  });
  const asRequested = `update prescription set state = 'REQUESTED', decided_by = null, decided_by_name = null,
    decided_at = null, decline_reason = null where id = '${declined}'`;
  return {
    honest: mayDecline ? [decline] : [],
    forged: [
      ...(mayDecline ? [] : [decline]),
      forged('asked for by the clinic', insertInto('prescription', medicine(mine))),
      forged("decided in a colleague's name", declinedAs(waiting, colleague)),
      forged("decided under a colleague's name", declinedAs(waiting, { ...me, name: colleague.name })),
      forged('decided at a foreign clinic', declinedAs(foreign, me)),
      forged("a colleague's decision as one's own", declinedAs(declined, me)),
      forged("a colleague's decision taken back", { text: asRequested }),
      forged(
        'written down under another name',
        insertInto('prescription', {
          ...medicine(mine),
          e_contact_id: null,
          clinic_member_id: mine.member,
          state: 'RECORDED',
          decided_by: me.user,
          decided_by_name: colleague.name,
          decided_at: at,
        }),
      ),
    ],
  };
};
