import { listEContactPrescriptions, sendEContactText } from '@tervita/contract/e-contacts';
import { listMyPrescriptions } from '@tervita/contract/prescriptions';
import type { TestApp } from './app.ts';
import type { Given } from './given.ts';

export const heart = {
  brand: 'Betarolin',
  activeIngredient: 'metoprolol',
  form: 'tablets',
  route: 'oral',
  strength: '50 mg',
  frequency: 'ONCE_DAILY',
} as const;
export const methotrexate = {
  ...heart,
  brand: 'Methotavend',
  activeIngredient: 'methotrexate',
  strength: '10 mg',
  frequency: 'ONCE_WEEKLY',
  weekday: 1,
} as const;
export const stomach = {
  brand: 'Pantosel',
  strength: '40 mg',
  frequency: 'AS_NEEDED',
  comment: 'Õhtuti',
} as const;

/** A clinic with a doctor, a nurse and an office, and a patient who asks for medicines. */
export const prescriptionScene = (test: () => TestApp, make: () => Given) => {
  const scene = async () => {
    const made = await make().clinicWithPatient();
    const doctor = await make().employee(made.clinicId, { role: 'DOCTOR' });
    const office = await make().employee(made.clinicId, { role: 'NON_HEALTHCARE' });
    const [asDoctor, asOffice] = await Promise.all(
      [doctor, office].map(({ userId }) => make().session(userId, 'PRM_DOCTOR')),
    );
    return { ...made, asDoctor: asDoctor ?? '', asOffice: asOffice ?? '' };
  };
  type Scene = Awaited<ReturnType<typeof scene>>;

  const sendAsking = (
    { clinicId, patient, asPatient }: Scene,
    prescriptions: object[],
    over: { as?: string; patientPersonId?: string } = {},
  ) => {
    const { as = asPatient, patientPersonId = patient.personId } = over;
    const body = {
      eContactType: 'PRESCRIPTION',
      patientPersonId,
      clinicId,
      text: 'Betarolin',
      prescriptions,
    };
    return test().call(sendEContactText, { body: body as never }, { as });
  };
  const ask = async (...sent: Parameters<typeof sendAsking>) => (await sendAsking(...sent)).body.id;
  const listed = async (as: string, id: string) =>
    (await test().call(listEContactPrescriptions, { params: { id } }, { as })).body.prescriptions;
  const mine = async ({ clinicId, patient, asPatient }: Scene) => {
    const query = { patientPersonId: patient.personId, clinicId };
    return (await test().call(listMyPrescriptions, { query }, { as: asPatient })).body.prescriptions;
  };
  const begun = async () => {
    const made = await scene();
    const id = await ask(made, [heart, stomach]);
    const [first, second] = await listed(made.asDoctor, id);
    const of = (prescription: typeof first) => ({ id, prescriptionId: prescription?.id ?? '' });
    return { ...made, id, first: of(first), second: of(second) };
  };

  return { scene, sendAsking, ask, listed, mine, begun };
};
