import { randomUUID } from 'node:crypto';
import { type Forgeries, type Forgery, insertInto, insertWith } from './forge.ts';
import type { StaffScene } from './scene.ts';

const at = new Date().toISOString();

/** Records of patients, and templates. */
export const staffRecords = ({ me, mine, foreign, colleague }: StaffScene): Forgeries => {
  const person = randomUUID();
  const member = {
    id: randomUUID(),
    clinic_id: mine.clinic,
    person_id: person,
    status: 'MEMBER',
    first_name: 'Jaan',
    surname: 'Tamm',
    sex: 'MALE',
    phone_given_by_patient: false,
    created_at: at,
    updated_at: at,
  };
  const hold = (clinic: string) => ({
    text: `select person_held_by_clinic('${clinic}', '${person}', 'EE', 'Jaan', 'Tamm', '1980-01-01', 'MALE')`,
  });
  const change = (what: string, set: string): Forgery => ({
    what: `clinic_member: ${what}`,
    statements: [{ text: `update clinic_member set ${set} where id = '${mine.member}'` }],
  });
  const template = {
    clinic_id: mine.clinic,
    owner_user_id: me.user,
    heading: 'x',
    content: 'x',
    for_all: true,
    version: 1,
    created_at: at,
    updated_at: at,
  };
  return {
    honest: [
      { what: 'a patient', statements: [hold(mine.clinic), insertInto('clinic_member', member)] },
      {
        what: 'a template',
        statements: [insertInto('reply_template', { ...template, id: randomUUID() })],
      },
    ],
    forged: [
      ...insertWith('clinic_member', member, {
        'of a person whom it does not hold': { person_id: foreign.person },
        'of one of the staff': { person_id: colleague.person },
        'at a foreign clinic': { clinic_id: foreign.clinic, person_id: foreign.person },
      }),
      {
        what: 'clinic_member: as confirmed by the person',
        statements: [
          hold(mine.clinic),
          insertInto('clinic_member', { ...member, confirmed_at: at, confirmed_by: 'PERSON' }),
        ],
      },
      change('of another person', `person_id = '${foreign.person}'`),
      change('moved to another clinic', `clinic_id = '${foreign.clinic}'`),
      change('as confirmed by the person', "confirmed_at = now(), confirmed_by = 'REGISTER'"),
      ...insertWith('reply_template', template, { "a colleague's": { owner_user_id: colleague.user } }),
    ],
  };
};
