import type { InstrumentKey } from './topics.ts';

/** One question of a hosted form: its id, which item of which instrument it is, and the values that can be chosen. */
export type HostedItem = { id: string; instrument: InstrumentKey; place: number; values: readonly number[] };

export type HostedForm = { type: string; definitionId: string; items: readonly HostedItem[] };

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, value) => value);

const items = (instrument: InstrumentKey, count: number, most: number): HostedItem[] =>
  Array.from({ length: count }, (_, place) => ({
    id: `q${place + 1}`,
    instrument,
    place,
    values: upTo(most),
  }));

/** Where a questionnaire holds two instruments the ids say of which. */
const named = (all: readonly HostedItem[]): HostedItem[] =>
  all.map((item) => ({ ...item, id: `${item.instrument}.${item.id}` }));

/** How many items each questionnaire has and what they can score. Their words are the licence holders', so none are here. */
const shapes: Readonly<Record<string, HostedItem[]>> = {
  EEK2: items('EEK2', 28, 4),
  BDI: items('BDI2', 21, 3),
  CAT: items('CAT', 8, 5),
  CAT_MMRC: named([...items('CAT', 8, 5), ...items('MMRC', 1, 4)]),
  EPWORTH: items('ESS', 8, 3),
  EPWORTH_STOPBANG: named([...items('ESS', 8, 3), ...items('STOPBANG', 8, 1)]),
  ISI: items('ISI', 7, 4),
  START: items('STARTBACK', 9, 1),
  QUEST_OXFORD: named(items('OKS', 12, 4)),
  'M-CHAT': items('MCHATR', 20, 1),
};

export const hostedForms: readonly HostedForm[] = Object.entries(shapes).map(([type, form]) => ({
  type,
  definitionId: `demo-${type.toLowerCase().replaceAll('_', '-')}`,
  items: form,
}));
