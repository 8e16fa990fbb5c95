/** Tells every process something small. A message may be lost: it is a hint, the truth is in the database. */
export interface Bus {
  publish(message: BusMessage): Promise<void>;
  /** The one listener of this process. */
  listen(listener: (message: BusMessage) => void): void;
  close(): Promise<void>;
}

/** Ids only, never health data. */
export interface BusMessage {
  readonly topic: string;
  readonly ids: Readonly<Record<string, string>>;
}

export const busChannel = 'tervita_bus';

export const parseBusMessage = (text: string): BusMessage | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'topic' in value && 'ids' in value
      ? (value as BusMessage)
      : undefined;
  } catch {
    return undefined;
  }
};
