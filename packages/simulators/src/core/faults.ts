/** How often a scripted outcome happens, on which calls, and how late where that matters. */
export type Fault<Kind extends string> = { kind: Kind; times: number; path: string; delayMs: number };

export type FaultQueue<Kind extends string> = {
  /** Takes one fault or several as they came in JSON; says what is wrong with them, if anything. */
  add: (input: unknown) => string | undefined;
  /** The first waiting fault that fits, used up once. */
  take: (fits: (fault: Fault<Kind>) => boolean) => Fault<Kind> | undefined;
  waiting: () => readonly Fault<Kind>[];
  clear: () => void;
};

const defaultDelayMs = 15_000;

const numberAt = (input: object, key: string, otherwise: number): number => {
  const value: unknown = Reflect.get(input, key) ?? otherwise;
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : Number.NaN;
};

const parseFault = <Kind extends string>(kinds: readonly Kind[], input: unknown): Fault<Kind> | string => {
  if (typeof input !== 'object' || input === null)
    return 'a fault is an object { kind, times?, path?, delayMs? }';
  const kind = kinds.find((known) => known === Reflect.get(input, 'kind'));
  if (kind === undefined) return `kind must be one of ${kinds.join(', ')}`;
  const times = numberAt(input, 'times', 1);
  const delayMs = numberAt(input, 'delayMs', defaultDelayMs);
  if (Number.isNaN(times) || Number.isNaN(delayMs)) return 'times and delayMs are numbers of 0 or more';
  const path: unknown = Reflect.get(input, 'path') ?? '';
  if (typeof path !== 'string') return 'path is the beginning of the path it applies to';
  return { kind, times, path, delayMs };
};

export const createFaultQueue = <Kind extends string>(kinds: readonly Kind[]): FaultQueue<Kind> => {
  let queue: Fault<Kind>[] = [];
  return {
    add: (input) => {
      const parsed = (Array.isArray(input) ? input : [input]).map((one) => parseFault(kinds, one));
      const wrong = parsed.find((one) => typeof one === 'string');
      if (wrong !== undefined) return wrong;
      queue.push(...parsed.filter((one) => typeof one !== 'string'));
      return undefined;
    },
    take: (fits) => {
      const fault = queue.find((one) => one.times > 0 && fits(one));
      if (!fault) return undefined;
      fault.times -= 1;
      queue = queue.filter((one) => one.times > 0);
      return { ...fault };
    },
    waiting: () => queue,
    clear: () => {
      queue = [];
    },
  };
};
