import { randomBytes, randomUUID } from 'node:crypto';
import { loginWithPassword, sendOtp } from '@tervita/contract/auth';
import { claimEContact, getClinicEContact, getPatientTimeline } from '@tervita/contract/e-contacts';
import { getClinicFile, getPatientFile, linkClinicFile } from '@tervita/contract/files';
import { lookUpPatient, searchPatients } from '@tervita/contract/patients';
import { addPerson, lookUpPerson } from '@tervita/contract/persons';
import { freePort } from '../../../server/src/core/free-port.ts';
import { ensureBuilt } from '../core/build.ts';
import type { Target } from '../core/call.ts';
import { type Run, runCommand } from '../core/command.ts';
import { startPostgres } from '../core/postgres.ts';
import { startProduct } from '../core/product.ts';
import { type Sql, withSql } from '../core/sql.ts';
import { prepareScene } from './timing/scene.ts';
import { compared, type Question, question } from './timing/timed.ts';

/** With the same first letter and domain, which is all that an answer shows of an address. */
const account = 'emily.harcourt@example.com';
const noAccount = 'emily.harcount@example.com';
/** Medians further apart than this, either way, would tell known from unknown. */
const ratioMost = 1.2;

type Scene = Awaited<ReturnType<typeof prepareScene>>;

/** At the door: nobody is signed in. */
const questionsOfStrangers = (target: Target, sql: Sql): Question[] => {
  // Every try is judged, as if an hour had passed since the last.
  const before = () => sql.query('truncate credential_counter');
  const password = (email: string) => () => ({ body: { email, password: 'wrong words by the river' } });
  const code = (purpose: 'SIGNUP' | 'RESET', email: string) => () => ({ body: { purpose, email } });
  return [
    question(
      'password',
      target,
      loginWithPassword,
      { known: password(account), unknown: password(noAccount) },
      { before },
    ),
    ...(['SIGNUP', 'RESET'] as const).map((purpose) =>
      question(
        `code by mail, ${purpose}`,
        target,
        sendOtp,
        { known: code(purpose, account), unknown: code(purpose, noAccount) },
        { before },
      ),
    ),
  ];
};

/** Of a patient about people and threads that are not theirs. */
const questionsOfPatient = (target: Target, sql: Sql, scene: Scene): Question[] => {
  const { stranger, codeOfNobody, patient, letter } = scene;
  const as = patient.token;
  const before = () => sql.query('truncate credential_counter');
  const byCode = (personalCode: string) => () => ({ query: { personalCode } });
  const { firstName, surname } = stranger;
  const added = (personalCode: string) => () => ({ body: { firstName, surname, personalCode } });
  const byId = (id: () => string) => () => ({ params: { id: id() } });
  const claim = (token: () => string) => () => ({ body: { token: token(), birthDate: '1961-06-07' } });
  const eContact = { known: byId(() => scene.foreignEContactId), unknown: byId(randomUUID) };
  const file = { known: byId(() => scene.foreignFileId), unknown: byId(randomUUID) };
  return [
    question(
      'person by code',
      target,
      lookUpPerson,
      { known: byCode(stranger.code), unknown: byCode(codeOfNobody) },
      { as, before },
    ),
    question(
      'adding a person',
      target,
      addPerson,
      { known: added(stranger.code), unknown: added(codeOfNobody) },
      {
        as,
        // As if nobody had been added before.
        before: async () => {
          await before();
          await sql.query(
            `update representation set ended_at = now(), claimed_code = null where ended_at is null and user_id in
          (select user_id from user_email where address = $1)`,
            [scene.patient.email],
          );
        },
      },
    ),
    question(
      'link of a letter, wrong birth date or wrong link',
      target,
      claimEContact,
      {
        known: claim(() => letter),
        unknown: claim(() => randomBytes(32).toString('base64url')),
      },
      { as, before: () => sql.query('update e_contact_claim set tries = 0') },
    ),
    question('e-contact of another patient', target, getPatientTimeline, eContact, { as }),
    question('file of another patient', target, getPatientFile, file, { as }),
  ];
};

/** Of one of the staff about patients, threads and files of another clinic. */
const questionsOfStaff = (target: Target, sql: Sql, scene: Scene): Question[] => {
  const { stranger, codeOfNobody } = scene;
  const { clinicId, token: as } = scene.staff;
  const before = () => sql.query('truncate credential_counter');
  const byCode = (personalCode: string) => () => ({ query: { clinicId, personalCode } });
  const byName = (search: string) => () => ({ query: { clinicId, search } });
  const byId = (id: () => string) => () => ({ params: { id: id() } });
  const eContact = { known: byId(() => scene.foreignEContactId), unknown: byId(randomUUID) };
  const file = { known: byId(() => scene.foreignFileId), unknown: byId(randomUUID) };
  // As long, with the same letters: a search takes as long as its words are.
  const nobody = [...stranger.surname].reverse().join('');
  return [
    question(
      'patient by code',
      target,
      lookUpPatient,
      { known: byCode(stranger.code), unknown: byCode(codeOfNobody) },
      { as, before },
    ),
    question(
      'patient by name',
      target,
      searchPatients,
      { known: byName(stranger.surname), unknown: byName(nobody) },
      { as },
    ),
    question('e-contact of another clinic', target, getClinicEContact, eContact, { as }),
    question('file of another clinic', target, getClinicFile, file, { as }),
    question('link to a file of another clinic', target, linkClinicFile, file, { as }),
  ];
};

const runTiming = async (run: Run): Promise<void> => {
  const { findings, cleanup, folder, say } = run;
  const times = run.times(300, 300);
  ensureBuilt();
  const postgres = await startPostgres(folder, cleanup);
  const { target } = await startProduct({ port: await freePort(), folder, env: postgres.env }, cleanup);
  await withSql(postgres.sqlUrl, async (sql) => {
    const scene = await prepareScene(target, sql);
    const questions = [
      ...questionsOfStrangers(target, sql),
      ...questionsOfPatient(target, sql, scene),
      ...questionsOfStaff(target, sql, scene),
    ];
    for (const each of questions) {
      const { answers, ...figures } = await compared(each, times);
      findings.check(`${each.name}: one answer for known and unknown`, answers.length === 1, answers);
      const isAlike = figures.ratio <= ratioMost && figures.ratio >= 1 / ratioMost;
      findings.check(`${each.name}: the times do not tell them apart`, isAlike, figures);
      Object.assign(findings.figures, { [each.name]: figures });
      say(`${each.name}: ${JSON.stringify(figures)}`);
    }
    Object.assign(findings.figures, { times });
  });
};

await runCommand({ name: 'abuse:timing', limitSeconds: { short: 900, full: 900 }, run: runTiming });
