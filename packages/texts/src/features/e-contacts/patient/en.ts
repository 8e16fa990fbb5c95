import type { EmployeeRole } from '@tervita/domain/auth';
import type { EContactPhase } from '@tervita/domain/e-contacts';

export const eContacts = {
  status: {
    DRAFT: 'Not sent yet',
    SENDING: 'Being sent',
    CLINIC_TURN: 'Waiting for the clinic',
    PATIENT_TURN: 'Your turn',
    COMPLETED: 'Completed',
    WITHDRAWN: 'You cancelled it',
    REJECTED: 'Not accepted',
    FAILED: 'Not sent, try again',
  } satisfies Record<EContactPhase, string>,
  authorRoles: {
    DOCTOR: 'doctor',
    NURSE: 'nurse',
    NON_HEALTHCARE: 'clinic staff',
  } satisfies Record<EmployeeRole, string>,
  forMe: 'For you',
  forPerson: (name: string) => `For ${name}`,
  writtenBy: (name: string) => `written by ${name}`,
  writtenByClinic: 'written by the clinic',
  needsConnection: (emergency: string) =>
    `A new e-contact needs a connection. In an emergency call ${emergency}.`,
  acceptFirst: {
    me: 'The clinic must first accept you as a patient.',
    person: (name: string) => `The clinic must first accept ${name} as a patient.`,
  },
  mine: {
    greeting: (firstName: string) => `Hello, ${firstName}`,
    tabs: { active: 'Active', finished: 'Finished' },
    tabsLabel: 'Which e-contacts to show',
    sections: {
      yourTurn: 'Your turn',
      waiting: 'Waiting for the clinic',
      later: 'Later',
      notSent: 'Not sent yet',
    },
    new: 'New e-contact',
    reply: 'Reply',
    sentAt: (when: string) => `sent ${when}`,
    savedAt: (when: string) => `saved ${when}`,
    endedAt: (when: string) => `finished ${when}`,
    replyFrom: (day: string) => `You can reply from ${day}`,
    continueDraft: 'Continue',
    deleteDraft: 'Delete',
    showOlder: (count: number) => `Show ${count} older`,
    emptyTitle: 'No e-contacts yet',
    emptyText: 'Write to your clinic about a symptom, a prescription or a sick note.',
    nothingActiveTitle: 'Nothing is open',
    nothingActiveText: 'All your e-contacts are finished. You can start a new one at any time.',
    finishedEmptyTitle: 'Nothing is finished yet',
    finishedEmptyText: 'E-contacts that are completed come here.',
    call: (number: string) => `Emergency, call ${number}`,
    loadFailed: 'We could not load your e-contacts',
  },
  flow: { name: 'New e-contact' },
  sent: {
    worse: (number: string) => `If it gets much worse, call ${number}.`,
    see: 'See the e-contact',
    toMine: 'To my e-contacts',
  },
};
