import type { Filed } from '@tervita/domain/e-contacts';
import type { DangerKind } from '@tervita/domain/smart-questionnaire';

const kinds: Record<DangerKind, string> = {
  stroke: 'stroke',
  breathing: 'trouble breathing',
  allergy: 'allergic reaction',
  medicines: 'poisoning or a wrong dose',
  heart: 'heart attack',
  infant: 'a baby in danger',
  child: 'a child in danger',
  old: 'a fall or an illness of old age',
  pregnancy: 'danger in pregnancy or after birth',
  mind: 'self-harm or a crisis',
  abdomen: 'an emergency in the belly',
  infection: 'grave infection',
  other: 'another emergency',
};

/** When a sign of danger was told, and how it came to the clinic: on the screens of the clinic and on paper. */
export const flagged = {
  ticked: (sign: string) => `Ticked: ${sign}`,
  toldToCall: (number: string) => `told to call ${number}`,
  givenCrisisLines: 'given crisis help numbers',
  /** Of words whose writer ticked nothing. */
  soundsLike: (kind: DangerKind) => `Words sound like: ${kinds[kind]}`,
  saysNone: 'The writer says none',
  machineOnly: 'only a machine thinks so: read and decide',
  /** The list that everybody is shown, and the question that words open. */
  askedOfAll: 'The list that everybody is asked',
  askedBecause: (quote: string) => `Asked because of the words “${quote}”`,
  noneTicked: 'Nothing was ticked',
  notTicked: 'Asked and not ticked',
  perhapsUnseen: 'Behind “Something else grave”, perhaps not opened',
  notAnswered: 'Shown, not answered',
  filed: 'Filed by itself, not sent by the writer',
  sent: 'Sent by the writer',
  filedEvent: (minutes: number) => `Filed by itself ${minutes} minutes after the sign: nobody pressed “Send”`,
  unsent: { TYPED: 'Typed, not sent', ANSWERED: 'Answered, not sent' } satisfies Record<Filed, string>,
};
