import { editClinic, getClinicInfo, listMyClinics, listPatientClinics } from '@tervita/contract/clinics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { type Given, given } from '../../../testing/given.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp({ mailDomainExists: async (domain) => domain !== 'nowhere.example' });
  make = given(test.database);
});
afterAll(() => test.close());

const sceneWithAdmins = async () => {
  const scene = await make.clinicWithPatient();
  const asAdmin = async () =>
    make.session((await make.employee(scene.clinicId, { isAdmin: true })).userId, 'PRM_DOCTOR');
  return { ...scene, asAdmin: await asAdmin(), asOther: await asAdmin() };
};

const read = async (clinicId: string, as: string) =>
  (await test.call(getClinicInfo, { params: { clinicId } }, { as })).body;
const edit = (clinicId: string, as: string, body: object, replaces = 1) =>
  test.call(editClinic, { params: { clinicId }, body: { replaces, ...body } }, { as });

const hours = {
  timeZone: 'Europe/Helsinki',
  weekly: [
    { weekday: 1, opens: '08:00', closes: '12:00' },
    { weekday: 1, opens: '13:00', closes: '17:00' },
    { weekday: 5, opens: '20:00', closes: '24:00' },
  ],
  specialDays: [
    { day: '2099-12-24', name: 'Jõululaupäev', intervals: [] },
    { day: '2099-12-31', name: 'Vana-aasta', intervals: [{ opens: '08:00', closes: '11:00' }] },
  ],
};

describe('how a clinic is reached and when it is open', () => {
  it('is changed by an admin, and patients read it at once', async () => {
    const { clinicId, asAdmin, asNurse, asPatient, patient } = await sceneWithAdmins();
    const changes = {
      address: 'Pärna 12',
      phone: '600 0412',
      websites: ['https://parnaoru.example.com', 'http://vana.example.com'],
      emails: ['info@example.com'],
      ...hours,
    };
    expect((await edit(clinicId, asAdmin, changes)).status).toBe(200);
    expect(await read(clinicId, asNurse)).toMatchObject({
      address: 'Pärna 12',
      phone: '+3726000412',
      websites: changes.websites,
      emails: ['info@example.com'],
      openingHours: hours,
      version: 2,
      updatedByName: 'Liis Kasemaa',
    });
    const { body } = await test.call(
      listPatientClinics,
      { query: { personId: patient.personId } },
      { as: asPatient },
    );
    expect(body.clinics.find((each) => each.clinicId === clinicId)).toMatchObject({
      country: 'EE',
      registrationCode: null,
      address: 'Pärna 12',
      phone: '+3726000412',
      websites: changes.websites,
      emails: ['info@example.com'],
      openingHours: { timeZone: 'Europe/Helsinki', weekly: hours.weekly },
    });
    const ours = await test.call(listMyClinics, {}, { as: asNurse });
    expect(ours.body.clinics).toEqual([
      expect.objectContaining({
        clinicId,
        country: 'EE',
        registrationCode: null,
        address: 'Pärna 12',
        phone: '+3726000412',
        websites: changes.websites,
        emails: ['info@example.com'],
        validFrom: expect.stringMatching(/^20.*Z$/),
      }),
    ]);
    // What is left out stays; what is emptied is empty.
    expect((await edit(clinicId, asAdmin, { address: null, weekly: [] }, 2)).body).toMatchObject({
      address: null,
      phone: '+3726000412',
      openingHours: { weekly: [], specialDays: hours.specialDays },
    });
  });

  it('the later of two admins is refused, at the same moment too; the same sent again is taken', async () => {
    const { clinicId, asAdmin, asOther } = await sceneWithAdmins();
    const both = await Promise.all([
      edit(clinicId, asAdmin, { address: 'Esimene 1' }),
      edit(clinicId, asOther, { address: 'Teine 2' }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 469]);
    expect(both.find(({ status }) => status === 469)?.raw.code).toBe('CLINIC_INFO_CHANGED');
    const { address } = await read(clinicId, asAdmin);
    expect((await edit(clinicId, asAdmin, { address })).status).toBe(200);
    expect((await edit(clinicId, asOther, { address: 'Teine 3' }, 2)).body.version).toBe(3);
  });

  it('is not changed by others, and a stranger finds nothing', async () => {
    const [own, other] = [await sceneWithAdmins(), await sceneWithAdmins()];
    expect((await edit(own.clinicId, own.asNurse, { address: 'x' })).status).toBe(403);
    expect((await edit(own.clinicId, other.asAdmin, { address: 'x' })).status).toBe(404);
    const asked = { params: { clinicId: own.clinicId } };
    expect((await test.call(getClinicInfo, asked, { as: other.asNurse })).status).toBe(404);
    expect((await read(own.clinicId, own.asNurse)).address).toBe(null);
    // Whoever administers one clinic and only works in another.
    const nurse = await make.employee(other.clinicId, { isAdmin: true, who: own.nurse });
    const asBoth = await make.session(nurse.userId, 'PRM_DOCTOR');
    expect((await edit(own.clinicId, asBoth, { address: 'x' })).status).toBe(403);
  });

  it.each([
    ['a website without http', { websites: ['parnaoru.ee'] }],
    ['an address that is none', { emails: ['info'] }],
    ['a domain that does not exist', { emails: ['a@example.com', 'b@nowhere.example'] }],
    ['a likely slip', { emails: ['info@gmail.ee'] }],
    ['a number that is none', { phone: '12' }],
    ['a clock that is none', { timeZone: 'Europe/Nowhere' }],
    ['hours that overlap', { weekly: [...hours.weekly, { weekday: 1, opens: '11:00', closes: '14:00' }] }],
    ['a day twice', { specialDays: [...hours.specialDays, { ...hours.specialDays[0] }] }],
    ['a name', { name: 'Teine kliinik' }],
  ])('does not take %s', async (_, body) => {
    const { clinicId, asAdmin } = await sceneWithAdmins();
    expect((await edit(clinicId, asAdmin, body)).status).toBe(400);
    expect((await read(clinicId, asAdmin)).version).toBe(1);
  });
});
