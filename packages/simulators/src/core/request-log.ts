const kept = 1000;

/** What came in, newest last, for a test to look at. */
export type RequestLog<Entry> = {
  add: (entry: Entry) => void;
  all: () => readonly Entry[];
  clear: () => void;
};

export const createRequestLog = <Entry>(): RequestLog<Entry> => {
  let entries: Entry[] = [];
  return {
    add: (entry) => {
      entries = [...entries.slice(1 - kept), entry];
    },
    all: () => entries,
    clear: () => {
      entries = [];
    },
  };
};
