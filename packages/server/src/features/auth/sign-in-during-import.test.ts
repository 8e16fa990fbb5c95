import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { asDatabaseUser } from '../../testing/as-database-user.ts';
import { openBrowser } from '../../testing/browser.ts';
import { gatewayFor } from '../../testing/digital-id.ts';
import { given } from '../../testing/given.ts';

const digitalId = gatewayFor();
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ digitalId: digitalId.gateway });
});
afterAll(() => test.close());

it('a patient whose record an import holds at that moment signs in all the same', async () => {
  const { clinicId, patient } = await given(test.database).clinicWithPatient();
  const shown = await test.database.system
    .selectFrom('person')
    .select(['personal_code as code', 'first_name as firstName', 'surname'])
    .where('id', '=', patient.personId)
    .executeTakeFirstOrThrow();
  await asDatabaseUser(test.testDatabase, 'tervita_system', {}, async (importing) => {
    await importing.query('select from clinic_member where clinic_id = $1 for update', [clinicId]);
    const signedIn = await digitalId.show(openBrowser(test), { ...shown, code: shown.code ?? '' });
    expect(signedIn.status).toBe(200);
  });
});
