import { type Kept, keptAside, keptAsStaffDraft } from '../../../../core/form/index.ts';
import { keptNewPerson } from '../../../patients/index.ts';
import type { Wizard } from './wizard.ts';

/*
 * On this device, under the name of whoever typed: it outlives a reload and a lost session and goes at logout. The
 * server keeps unsent replies with their e-contact, and here there is none yet.
 */
export const keptSearch = (userId: string): Kept => keptAside(userId, 'new-e-contact/search');

/** By patient: what was meant for one is never offered to another. */
export const keptMessage = (userId: string, patientId: string): Kept =>
  keptAsStaffDraft(userId, `new-e-contact/${patientId}`);

/** Files that were uploaded for it, and what was last sent under which key. */
export const keptFileIds = (userId: string, patientId: string): Kept =>
  keptAside(userId, `new-e-contact/${patientId}/files`);
export const keptSending = (userId: string, patientId: string): Kept =>
  keptAside(userId, `new-e-contact/${patientId}/sending`);

/** Contact data that were corrected and not saved. */
export const keptData = (userId: string, patientId: string): Kept =>
  keptAsStaffDraft(userId, `new-e-contact/${patientId}/data`);

const ofStep = (userId: string, { step, patientId }: Pick<Wizard, 'step' | 'patientId'>): Kept[] => {
  if (step === 'add') return [keptNewPerson(userId)];
  if (!patientId) return [];
  const written = [
    keptMessage(userId, patientId),
    keptFileIds(userId, patientId),
    keptData(userId, patientId),
  ];
  return step === 'representative' ? [...written, keptNewPerson(userId, patientId)] : written;
};

/** Something that a person would be sorry to lose. */
export const hasTyped = (userId: string, place: Pick<Wizard, 'step' | 'patientId'>): boolean =>
  ofStep(userId, place).some((kept) => {
    const { policy: _, eContactType: __, dangerSigns: ___, ...words } = kept.read();
    return Object.values(words).some((text) => text.trim() !== '');
  });

export const forgetTyped = (userId: string, place: Pick<Wizard, 'step' | 'patientId'>): void => {
  for (const kept of ofStep(userId, place)) kept.write({});
  if (place.patientId) keptSending(userId, place.patientId).write({});
};
