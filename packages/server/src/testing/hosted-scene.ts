import { randomUUID } from 'node:crypto';
import { finaliseHostedEContact, startHostedEContact } from '@tervita/contract/care-flows';
import { getClinicTimeline, listClinicEContacts, listPatientEContacts } from '@tervita/contract/e-contacts';
import { listQuestionnaireResponses } from '@tervita/contract/instruments';
import { questionnaireFlow } from '@tervita/contract/smart-questionnaire';
import type { ProblemType } from '@tervita/domain/problem-types';
import { sql } from 'kysely';
import type { TestApp } from './app.ts';
import type { Given } from './given.ts';

export interface HostedOptions {
  readonly type?: ProblemType;
  /** The signs of danger that were ticked; null: nobody asked. */
  readonly danger?: readonly string[] | null;
  /** A child of the patient, of fourteen, for whom they write. */
  readonly forChild?: boolean;
}

/** A patient of a clinic who chose a questionnaire that the provider hosts, and what everybody can do then. */
export const hostedScene = async (test: TestApp, make: Given, options: HostedOptions = {}) => {
  // Of those that the provider hosts, one that is made for the young as well.
  const { type = options.forChild ? 'BDI' : 'ISI', danger = ['none'], forChild = false } = options;
  const scene = await make.clinicWithPatient();
  const { clinicId, patient, asPatient, asNurse } = scene;
  const child = forChild ? await make.person({ birthDate: '2012-05-06' }) : undefined;
  const record = child && (await make.represented(patient.userId, child.personId, { knownAt: clinicId }));
  const personId = record ?? patient.personId;
  /** A draft of the same matter, in which these signs were ticked. */
  const askDanger = async (choices: readonly string[] = ['none']): Promise<string> => {
    const aiQuestionnaireId = randomUUID();
    const step = (body: object) =>
      test.call(questionnaireFlow, { body: { aiQuestionnaireId, ...body } as never }, { as: asPatient });
    const begun = { patientPersonId: personId, clinicId, locale: 'et', input: '', chiefProblemTypeId: type };
    await step({ stage: 'PROBLEM_TYPE', ...begun });
    await step({ stage: 'ANSWERS', answers: { danger: { choices } } });
    return aiQuestionnaireId;
  };
  const draftId = danger ? await askDanger(danger) : randomUUID();
  const start = (over: object = {}, as = asPatient) =>
    test.call(
      startHostedEContact,
      { query: { locale: 'et' }, body: { eContactType: type, personId, clinicId, ...over } },
      { as },
    );
  const flowOf = async (eContactId: string) => {
    const { rows } = await sql<{ id: string; state: string; pathway_id: string; answers: unknown }>`
      select id, state, pathway_id, answers from care_flow where e_contact_id = ${eContactId}`.execute(
      test.database.system,
    );
    return rows[0];
  };
  /** As the browser does that came back by one of the provider's two ways. */
  const finalise = async (eContactId: string, failed = false, as = asPatient) => {
    const actionId = (await flowOf(eContactId))?.id;
    return test.call(finaliseHostedEContact, { body: { eContactId, failed, actionId } }, { as });
  };
  const inbox = async (statuses?: string) => {
    const query = { clinicId, ...(statuses ? { statuses } : {}) } as never;
    return (await test.call(listClinicEContacts, { query }, { as: asNurse })).body.eContacts;
  };
  const mine = async () =>
    (await test.call(listPatientEContacts, { query: {} }, { as: asPatient })).body.eContacts;
  const entries = async (id: string) =>
    (await test.call(getClinicTimeline, { params: { id } }, { as: asNurse })).body.entries;
  const responses = async (id: string) => {
    const given = { params: { id }, query: { locale: 'en' } } as const;
    return (await test.call(listQuestionnaireResponses, given, { as: asNurse })).body.responses;
  };
  return { ...scene, personId, draftId, askDanger, start, finalise, inbox, mine, entries, responses, flowOf };
};
