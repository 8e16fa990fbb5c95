import { importRegisterLists } from '@tervita/contract/clinic-import';
import { BusinessError } from '@tervita/domain/core';
import type { Tx } from '../../../core/database/database.ts';
import { NotFound } from '../../../core/http/errors.ts';
import { command } from '../../../core/http/use-case.ts';
import type { Actor } from '../../../core/session/actor.ts';
import type { RegisterListHead } from '../../../integrations/patient-register/patient-register.ts';
import type { ImportDeps } from '../deps.ts';
import { assertAdminOf } from '../import-store.ts';
import { fetchEvent } from './fetch-lists.ts';
import { actsFor, clinicsAdministered, listsAt } from './organisations.ts';
import { provedCode } from './own-code.ts';
import { assertRegisterSession } from './sign-in-store.ts';

const isSecond = (error: unknown) =>
  error instanceof Error && 'constraint' in error && error.constraint === 'list_import_fetching';

const assertNoneRuns = async (tx: Tx, clinicId: string): Promise<void> => {
  const running = await tx
    .selectFrom('list_import')
    .select('id')
    .where('clinic_id', '=', clinicId)
    .where((where) =>
      where.or([
        where('state', '=', 'RUNNING'),
        where.and([where('state', '=', 'UPLOADING'), where('source', '=', 'REGISTER')]),
      ]),
    )
    .executeTakeFirst();
  if (running) throw new BusinessError('IMPORT_ALREADY_RUNNING');
};

interface NewImport {
  readonly id: string;
  readonly clinicId: string;
  readonly actor: Actor;
  readonly lists: readonly RegisterListHead[];
}

const insertImport = async (tx: Tx, { id, clinicId, actor, lists }: NewImport, now: Date): Promise<void> => {
  await tx
    .insertInto('list_import')
    .values({
      id,
      clinic_id: clinicId,
      source: 'REGISTER',
      user_id: actor.userId,
      user_name: `${actor.firstName} ${actor.surname}`,
      state: 'UPLOADING',
      rows_total: lists.reduce((sum, { memberCount }) => sum + memberCount, 0),
      started_at: now,
    })
    .execute()
    .catch((error: unknown) => {
      throw isSecond(error) ? new BusinessError('IMPORT_ALREADY_RUNNING') : error;
    });
  await tx
    .insertInto('list_import_list')
    .values(
      lists.map(({ listCode, doctor, memberCount }) => ({
        import_id: id,
        clinic_id: clinicId,
        list_code: listCode,
        doctor_code: doctor.code,
        doctor_name: `${doctor.firstName} ${doctor.surname}`.trim() || null,
        rows_total: memberCount,
      })),
    )
    .execute();
};

/** Begins an import; its lists are fetched by a job, as the register may take minutes. */
export const startRegisterImport = ({ database, registerAccess }: ImportDeps) =>
  command(
    importRegisterLists,
    async ({ tx, actor, body: { clinicId }, now, publish, newId }, lists: readonly RegisterListHead[]) => {
      assertAdminOf(actor, clinicId);
      await assertNoneRuns(tx, clinicId);
      const id = newId();
      await insertImport(tx, { id, clinicId, actor, lists }, now);
      await publish(fetchEvent(id));
      return { importId: id };
    },
    {
      // The register says anew whose lists they are: what the page was told may be old, or made up.
      before: async ({ actor, body: { method, sessionId, clinicId, listCodes } }) => {
        assertAdminOf(actor, clinicId);
        await assertRegisterSession(database.system, actor, { method, sessionId });
        if (!registerAccess) throw new BusinessError('REGISTER_NOT_AVAILABLE');
        const { register } = registerAccess;
        const person = await provedCode(database.system, actor).catch(() => {
          throw new BusinessError('IMPORT_SIGN_IN_NEEDED');
        });
        const clinics = await clinicsAdministered(database.system, actor);
        const [clinic] = await actsFor(
          register,
          person,
          clinics.filter((each) => each.clinicId === clinicId),
        );
        const offered = clinic ? await listsAt(register, person, clinic) : [];
        const chosen = offered.filter(({ listCode }) => listCodes.includes(listCode));
        if (listCodes.some((code) => !chosen.some(({ listCode }) => listCode === code))) throw new NotFound();
        return chosen;
      },
    },
  );
