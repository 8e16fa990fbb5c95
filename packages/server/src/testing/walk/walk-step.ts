import fc from 'fast-check';

const kinds = [
  'begin',
  'tick',
  'untick',
  'changeReason',
  'write',
  'judge',
  'answer',
  'deny',
  'summarise',
  'move',
  'send',
  'confirm',
  'throwAway',
  'passTime',
  'passSome',
  'addWords',
  'reply',
  'plan',
  'undo',
  'assign',
  'acknowledge',
  'undoAcknowledge',
  'complete',
  'completeMany',
  'reject',
  'run',
] as const;

export const step = fc.record({
  kind: fc.constantFrom(...kinds),
  /** Which of the drafts or e-contacts, counted from the newest. */
  which: fc.nat({ max: 1 }),
  /** Other person, other clinic, other reason, grave words, undo seconds: whatever the kind has two of. */
  other: fc.boolean(),
  device: fc.nat({ max: 1 }),
  /** Words, typed or put into a summary, sound like danger and are no alarm. */
  isSounding: fc.boolean(),
});
export type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
