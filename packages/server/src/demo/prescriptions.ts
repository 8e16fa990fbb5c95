import { isPrescriptionType } from '@tervita/domain/prescriptions';
import type { ProblemType } from '@tervita/domain/problem-types';
import type { Insertable } from 'kysely';
import type { DB } from '../core/database/schema.generated.ts';
import type { Clinic } from './clinics/clinic.ts';
import type { DemoIds } from './demo-ids.ts';
import type { EContactRow, Life } from './lives/e-contact-life.ts';
import { day } from './office-time.ts';

export type PrescriptionRow = Insertable<DB['prescription']>;

const medicines = [
  { brand: 'Betarolin', active_ingredient: 'metoprolol', strength: '50 mg', frequency: 'ONCE_DAILY' },
  { brand: 'Atorvasel', active_ingredient: 'atorvastatin', strength: '20 mg', frequency: 'ONCE_DAILY' },
  { brand: 'Pantosel', active_ingredient: 'pantoprazole', strength: '40 mg', frequency: 'AS_NEEDED' },
] as const;
const shape = { form: 'tablets', route: 'oral' };
const renewed = 2;
const monthsBefore = [91, 91, 190];
const comment = 'Rõhk on kodus 135/80 ringis.';

interface Prescribing {
  readonly eContact: EContactRow;
  readonly doctor: Clinic['staff'][number];
  readonly ids: DemoIds;
  /** Which of all that ask for medicines. */
  readonly index: number;
}

/** What the patient had before, and that some of it is asked for again. */
function* rowsFor({ eContact, doctor, ids, index }: Prescribing): Generator<PrescriptionRow> {
  const sent = new Date(eContact.created_at as Date).getTime();
  const undecided = { decline_reason: null, decline_words: null };
  for (const [place, medicine] of medicines.entries()) {
    const at = sent - (monthsBefore[place] ?? 0) * day;
    const number = (index * medicines.length + place) * 2;
    const previousId = ids('prescription', number, at);
    yield {
      ...medicine,
      ...shape,
      ...undecided,
      id: previousId,
      clinic_id: eContact.clinic_id,
      e_contact_id: null,
      clinic_member_id: eContact.clinic_member_id,
      place,
      previous_id: null,
      comment: '',
      state: 'RECORDED',
      decided_by: doctor.userId,
      decided_by_name: `${doctor.firstName} ${doctor.surname}`,
      decided_at: new Date(at),
      created_at: new Date(at),
    };
    if (place >= renewed) continue;
    yield {
      ...medicine,
      ...shape,
      ...undecided,
      id: ids('prescription', number + 1, sent),
      clinic_id: eContact.clinic_id,
      e_contact_id: eContact.id,
      clinic_member_id: null,
      place,
      previous_id: previousId,
      comment: place === 0 ? comment : '',
      state: 'REQUESTED',
      decided_by: null,
      decided_by_name: null,
      decided_at: null,
      created_at: new Date(sent),
    };
  }
}

/** Of every open e-contact that asks for medicines; one of each patient, so that nobody has them twice. */
export function* prescriptionRows(
  lives: Iterable<Life>,
  clinics: readonly Clinic[],
  ids: DemoIds,
): Generator<PrescriptionRow> {
  const done = new Set<string>();
  for (const life of lives) {
    const eContact = life.eContact();
    const isAsking = isPrescriptionType(eContact.type as ProblemType) && eContact.status === 'SUBMITTED';
    if (!isAsking || done.has(eContact.clinic_member_id)) continue;
    const doctor = clinics
      .find(({ id }) => id === eContact.clinic_id)
      ?.staff.find(({ role, until }) => role === 'DOCTOR' && until === null);
    if (doctor) yield* rowsFor({ eContact, doctor, ids, index: done.size });
    done.add(eContact.clinic_member_id);
  }
}
