import { randomUUID } from 'node:crypto';

/** A message that the operator has taken, and bills. */
export interface TakenMessage {
  readonly id: string;
  readonly messageId: string;
  readonly key: string | undefined;
  readonly to: string;
  readonly sender: string;
  readonly text: string;
  readonly reportUrl: string | undefined;
  readonly at: Date;
  status: string;
}

type NewMessage = Pick<TakenMessage, 'key' | 'to' | 'sender' | 'text' | 'reportUrl' | 'at'>;

export const createMessages = () => {
  let taken: TakenMessage[] = [];
  let byId = new Map<string, TakenMessage>();
  let byKey = new Map<string, TakenMessage>();
  return {
    /** A call that is repeated with its key gets the message of the first one. */
    take: (message: NewMessage): { message: TakenMessage; isNew: boolean } => {
      const known = message.key === undefined ? undefined : byKey.get(message.key);
      if (known) return { message: known, isNew: false };
      const one: TakenMessage = { ...message, id: randomUUID(), messageId: randomUUID(), status: 'ACK' };
      taken.push(one);
      byId.set(one.id, one);
      if (one.key !== undefined) byKey.set(one.key, one);
      return { message: one, isNew: true };
    },
    find: (id: string) => byId.get(id),
    all: (): readonly TakenMessage[] => taken,
    clear: () => {
      taken = [];
      byId = new Map();
      byKey = new Map();
    },
  };
};
export type Messages = ReturnType<typeof createMessages>;
