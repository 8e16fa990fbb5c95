import type { InstrumentKey } from '@tervita/domain/instruments';

/** Instruments whose words a clinic enters. */
type WordedByClinic = Extract<
  InstrumentKey,
  'EEK2' | 'BDI2' | 'ESS' | 'STOPBANG' | 'ISI' | 'MCHATR' | 'CAT' | 'ACT' | 'STARTBACK' | 'OHS' | 'OKS'
>;

/** What each item is about, from the first on: not its words, which are not ours to show. */
export type ItemTopics = Readonly<Record<WordedByClinic, readonly string[]>>;

/** Undefined for an instrument whose items have words of their own. */
export const topicIn = (topics: ItemTopics, key: InstrumentKey, item: string): string | undefined =>
  (topics as Readonly<Partial<Record<InstrumentKey, readonly string[]>>>)[key]?.[Number(item.slice(1)) - 1];
