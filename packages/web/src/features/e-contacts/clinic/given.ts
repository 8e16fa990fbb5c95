import type { ClinicEContactDetail, ClinicEContactRow } from '@tervita/contract/e-contacts';

const idOf = (number: number) => `01960000-0000-7000-8000-0000000001${String(number).padStart(2, '0')}`;
const clinicId = '01960000-0000-7000-8000-00000000000c';

/** A sign of an emergency that nobody at the clinic has seen. */
export const unseenFlag = {
  kind: 'CALL_112',
  seenAt: null,
  seenBy: null,
  isSeenByReply: false,
  outcome: null,
  isAnswered: false,
} as const;

/** Words that only sound like danger, and whose writer ticked nothing. */
export const heard = {
  redFlag: { ...unseenFlag, kind: 'WORDS' },
  soundsLike: {
    kind: 'stroke',
    quote: 'my right hand will not button my shirt',
    isDenied: true,
    isUnread: false,
  },
} as const;

/** A row that waits for the clinic and belongs to nobody. */
export const givenRow = (number: number, more: Partial<ClinicEContactRow> = {}): ClinicEContactRow => ({
  id: idOf(number),
  type: 'COUGH',
  status: 'SUBMITTED',
  turn: 'CLINIC',
  version: 1,
  createdAt: '2026-03-12T08:00:00.000Z',
  updatedAt: '2026-03-12T08:00:00.000Z',
  openedAt: null,
  completedAt: null,
  membershipPending: false,
  clinicHasAnswered: false,
  clinicId,
  waitingSince: '2026-03-12T08:00:00.000Z',
  language: 'et',
  patient: {
    firstName: 'Patient',
    surname: `Number${number}`,
    birthDate: '1985-05-04',
    sex: 'FEMALE',
    clinicMemberId: idOf(number + 50),
    listCode: 'N0412',
  },
  creator: { kind: 'PATIENT', name: `Patient Number${number}` },
  isUnverified: false,
  assignee: null,
  redFlag: null,
  soundsLike: null,
  undecidedMedicines: [],
  follows: null,
  planned: null,
  preview: 'Köha',
  lastBy: 'PATIENT',
  fileCount: 0,
  hasDraft: false,
  firstOfSender: null,
  ...more,
});

export const kadri = {
  userId: '01960000-0000-7000-8000-000000000077',
  firstName: 'Kadri',
  surname: 'Mägiste',
};

export const givenDetail = (more: Partial<ClinicEContactDetail> = {}): ClinicEContactDetail => {
  const { preview, lastBy, fileCount, hasDraft, firstOfSender, ...shared } = givenRow(1);
  return {
    ...shared,
    patient: {
      ...shared.patient,
      personId: '01960000-0000-7000-8000-0000000000aa',
      personalCode: '48505040431',
      phone: null,
      phoneGivenByPatient: false,
      email: null,
      claimedCode: null,
      claimedCodeProved: false,
      sameCodeMember: null,
      lastOnlineAt: null,
    },
    writerPhone: null,
    lastWrittenAt: null,
    seenAt: null,
    representation: null,
    letterReaders: [],
    isLetterLocked: false,
    leave: null,
    earlier: [],
    ...more,
  };
};
