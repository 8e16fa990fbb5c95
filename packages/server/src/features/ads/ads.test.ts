import { addAd, changeAd, deleteAd, getAd, listAds } from '@tervita/contract/ads';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type Given, given } from '../../testing/given.ts';

let test: TestApp;
let make: Given;
let admin: string;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
  admin = await make.session((await make.platformAdmin()).userId, 'PRM_TERVITA_ADMIN');
});
beforeEach(() => sql`delete from ad`.execute(test.database.system));
afterAll(() => test.close());

type Fields = Parameters<typeof test.call<typeof addAd>>[1]['body'];
const flu: Fields = {
  title: 'Gripi vastu saab vaktsineerida',
  text: 'Küsige oma perearstikeskusest.',
  link: 'https://example.com/gripp',
  licence: 'Terviseameti teade',
  targetGender: null,
  minAge: 18,
  maxAge: 150,
  allowedCountries: [],
  activeFrom: '2026-01-01T00:00:00.000Z',
  activeUntil: null,
};
const add = (over: Partial<Fields> = {}) =>
  test.call(addAd, { body: { ...flu, ...over } as Fields }, { as: admin });
/** Born on 10 March 1985 or so, a woman of Estonia. */
const patient = async () => make.session((await make.person()).userId);
const shown = async (as?: string) => (await test.call(getAd, {}, { as: as ?? (await patient()) })).body.ad;

describe('what a patient is shown', () => {
  it('nothing, unless the platform has put something there', async () => {
    expect(await shown()).toBeNull();
  });

  it('the one that fits, without a word about whom it is meant for', async () => {
    const { body } = await add();
    expect(await shown()).toEqual({
      id: body.id,
      title: flu.title,
      text: flu.text,
      link: flu.link,
      licence: flu.licence,
    });
  });

  it('the latest of several, every time the same', async () => {
    await add({ title: 'Varasem' });
    await add({ title: 'Viimane', activeFrom: '2026-02-01T00:00:00.000Z' });
    await add({ title: 'Meestele', targetGender: 'MALE', activeFrom: '2026-02-02T00:00:00.000Z' });
    const as = await patient();
    expect([await shown(as), await shown(as)].map((ad) => ad?.title)).toEqual(['Viimane', 'Viimane']);
  });

  it.each([
    ['for men', { targetGender: 'MALE' as const }],
    ['for older people', { minAge: 60 }],
    ['for younger people', { maxAge: 30 }],
    ['for another country', { allowedCountries: ['PL' as const] }],
    ['of next year', { activeFrom: '2099-01-01T00:00:00.000Z' }],
    ['of last year', { activeUntil: '2026-01-02T00:00:00.000Z' }],
  ])('not what is %s', async (_, over) => {
    expect((await add(over)).status).toBe(200);
    expect(await shown()).toBeNull();
  });

  it('what is for women of this country', async () => {
    await add({ targetGender: 'FEMALE', minAge: 30, maxAge: 60, allowedCountries: ['EE', 'PL'] });
    expect(await shown()).not.toBeNull();
  });
});

describe('the platform admin', () => {
  it('adds, changes, lists and takes away', async () => {
    const { body: first } = await add();
    const changed = await test.call(
      changeAd,
      { params: { id: first.id }, body: { ...flu, title: 'Uus pealkiri' } },
      { as: admin },
    );
    expect(changed.body).toMatchObject({ id: first.id, title: 'Uus pealkiri' });
    const listed = await test.call(listAds, {}, { as: admin });
    expect(listed.body.ads).toEqual([changed.body]);
    expect((await test.call(deleteAd, { params: { id: first.id } }, { as: admin })).status).toBe(200);
    expect((await test.call(listAds, {}, { as: admin })).body.ads).toEqual([]);
    expect(await shown()).toBeNull();
    expect((await test.call(deleteAd, { params: { id: first.id } }, { as: admin })).status).toBe(404);
    expect((await test.call(changeAd, { params: { id: first.id }, body: flu }, { as: admin })).status).toBe(
      404,
    );
  });

  it.each([
    ['a link without TLS', { link: 'http://example.com' }, 'link'],
    ['a script as its link', { link: 'javascript:alert(1)' }, 'link'],
    ['children as its audience', { minAge: 17 }, 'minAge'],
    ['ages the wrong way round', { minAge: 60, maxAge: 40 }, 'maxAge'],
    ['an end before its beginning', { activeUntil: '2025-01-01T00:00:00.000Z' }, 'activeUntil'],
    ['no licence', { licence: ' ' }, 'licence'],
  ])('not %s', async (_, over, field) => {
    expect(await add(over)).toMatchObject({ status: 400, raw: { issues: [{ path: ['body', field] }] } });
  });

  it('is asked for by the database too: no clinic and no patient manages notices', async () => {
    await add();
    const scene = await make.clinicWithPatient();
    for (const as of [scene.asNurse, scene.asPatient])
      expect((await test.call(listAds, {}, { as })).status).toBe(403);
    const { userId } = scene.nurse;
    const seen = await test.database.write(
      'tervita_clinic',
      { userId, clinicIds: [scene.clinicId] },
      async (tx) => tx.selectFrom('ad').selectAll().execute(),
    );
    expect(seen).toEqual([]);
  });
});
