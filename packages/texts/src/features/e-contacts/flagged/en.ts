import type { Filed } from '@tervita/domain/e-contacts';

/** When a sign of danger was told, and how it came to the clinic: on the screens of the clinic and on paper. */
export const flagged = {
  ticked: (sign: string) => `Ticked: ${sign}`,
  toldToCall: (number: string) => `told to call ${number}`,
  givenCrisisLines: 'given crisis help numbers',
  filed: 'Filed by itself, not sent by the writer',
  sent: 'Sent by the writer',
  filedEvent: (minutes: number) => `Filed by itself ${minutes} minutes after the sign: nobody pressed “Send”`,
  unsent: { TYPED: 'Typed, not sent', ANSWERED: 'Answered, not sent' } satisfies Record<Filed, string>,
};
