import { isPrescriptionType } from '@tervita/domain/prescriptions';
import type { ProblemType } from '@tervita/domain/problem-types';
import type { Insertable } from 'kysely';
import type { DB } from '../core/database/schema.generated.ts';
import type { Clinic } from './clinics/clinic.ts';
import type { DemoIds } from './demo-ids.ts';
import type { EContactRow, Life } from './lives/e-contact-life.ts';
import { day } from './office-time.ts';

export type PrescriptionRow = Insertable<DB['prescription']>;

interface Medicine
  extends Pick<
    PrescriptionRow,
    'brand' | 'active_ingredient' | 'atc' | 'strength' | 'frequency' | 'weekday'
  > {
  readonly form?: string;
  readonly route?: string;
  readonly indication?: string;
  /** Said with the request. */
  readonly comment?: string;
  /** How long ago the clinic wrote it down. */
  readonly daysAgo: number;
  /** It is not asked for now. */
  readonly isKept?: true;
}

const pressure: readonly Medicine[] = [
  {
    ...{ brand: 'Betarolin', active_ingredient: 'metoprolol', atc: 'C07AB', strength: '50 mg' },
    ...{ frequency: 'ONCE_DAILY', comment: 'Rõhk on kodus 135/80 ringis.', daysAgo: 91 },
  },
  {
    ...{ brand: 'Methotavend', active_ingredient: 'methotrexate', atc: 'L01', strength: '10 mg' },
    ...{ frequency: 'ONCE_WEEKLY', weekday: 1, indication: 'Reumatoidartriit', daysAgo: 91 },
  },
  {
    ...{ brand: 'Pantosel', active_ingredient: 'pantoprazole', atc: 'A02BC', strength: '40 mg' },
    ...{ frequency: 'AS_NEEDED', daysAgo: 190, isKept: true },
  },
];

/** By what the request speaks of; everything else is about blood pressure. */
const medicinesByWords: readonly (readonly [RegExp, readonly Medicine[]])[] = [
  [
    /astma|asthma|inhal|астм|ингал/i,
    [
      {
        ...{ brand: 'Salbutovelt', active_ingredient: 'salbutamol', atc: 'R03A', strength: '100 µg' },
        ...{ form: 'inhaler', route: 'inhaled', frequency: 'AS_NEEDED', daysAgo: 180 },
      },
    ],
  ],
  [
    /kilpn|thyro|щитов|tarczyc/i,
    [
      {
        ...{ brand: 'Tirosan', active_ingredient: 'levothyroxine', atc: 'H03A', strength: '75 µg' },
        ...{ frequency: 'ONCE_DAILY', daysAgo: 180 },
      },
    ],
  ],
  [
    /südame|serc|сердеч|heart/i,
    [
      {
        ...{ brand: 'Betarolin', active_ingredient: 'metoprolol', atc: 'C07AB', strength: '50 mg' },
        ...{ frequency: 'ONCE_DAILY', daysAgo: 91 },
      },
      {
        ...{ brand: 'Atorvasel', active_ingredient: 'atorvastatin', atc: 'C10AA', strength: '20 mg' },
        ...{ frequency: 'ONCE_DAILY', daysAgo: 91 },
      },
      {
        ...{ brand: 'Warfarovelt', active_ingredient: 'warfarin', atc: 'B01AA', strength: '3 mg' },
        ...{ frequency: 'ONCE_DAILY', daysAgo: 60 },
      },
    ],
  ],
];
/** As many as any request names, so that each has ids of its own. */
const most = 3;

const medicinesOf = (words: string): readonly Medicine[] =>
  medicinesByWords.find(([about]) => about.test(words))?.[1] ?? pressure;

const shape = { form: 'tablets', route: 'oral', weekday: null, indication: '' };

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
  for (const [place, each] of medicinesOf(eContact.preview ?? '').entries()) {
    const { comment = '', daysAgo, isKept, ...medicine } = each;
    const at = sent - daysAgo * day;
    const number = (index * most + place) * 2;
    const previousId = ids('prescription', number, at);
    yield {
      ...shape,
      ...medicine,
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
    if (isKept) continue;
    yield {
      ...shape,
      ...medicine,
      ...undecided,
      id: ids('prescription', number + 1, sent),
      clinic_id: eContact.clinic_id,
      e_contact_id: eContact.id,
      clinic_member_id: null,
      place,
      previous_id: previousId,
      comment,
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
