import { completeEContact, sendEContactText, sendInquiry } from '@tervita/contract/e-contacts';
import type { TestApp } from './app.ts';
import type { Given } from './given.ts';

export type Scene = Awaited<ReturnType<Given['clinicWithPatient']>>;

/** E-contacts a test starts from, by the calls that people make. */
export const threads = (test: () => TestApp) => {
  const sent = async (
    scene: Scene,
    as = scene.asPatient,
    patientPersonId = scene.patient.personId,
    text = 'Köha',
  ): Promise<string> => {
    const body = { eContactType: 'COUGH', patientPersonId, clinicId: scene.clinicId, text } as const;
    return (await test().call(sendEContactText, { body }, { as })).body.id;
  };
  /** The clinic has asked something; it is the patient's turn. */
  const answered = async (scene: Scene): Promise<string> => {
    const id = await sent(scene);
    const body = { question: 'Kas on palavik?' };
    await test().call(sendInquiry, { params: { id }, body }, { as: scene.asNurse, seen: 1 });
    return id;
  };
  const completed = async (scene: Scene, ...by: [as?: string, personId?: string]): Promise<string> => {
    const id = await sent(scene, ...by);
    const body = { infoText: 'Puhake.' };
    await test().call(completeEContact, { params: { id }, body }, { as: scene.asNurse, seen: 1 });
    return id;
  };
  return { sent, answered, completed };
};
