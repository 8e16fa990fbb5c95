import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

interface ItemWords {
  readonly label: string;
  /** As the clinic reads it in a table; the label where it is short enough. */
  readonly topic?: string;
  readonly stem?: string;
  readonly options?: readonly string[] | Readonly<Record<string, string>>;
}

/** One instrument: what stands above every item, the answers that they share, and the items from the first on. */
export interface AskedInstrument {
  readonly stem: string;
  readonly options?: readonly string[] | Readonly<Record<string, string>>;
  readonly items: readonly (string | ItemWords)[];
  /** Items with names of their own. */
  readonly extra?: Readonly<Record<string, ItemWords>>;
}

/** Answers that are called by their place are called 0, 1, 2 and so on. */
const named = (options: ItemWords['options']): Readonly<Record<string, string>> | undefined =>
  Array.isArray(options)
    ? Object.fromEntries(options.map((label, at) => [String(at), label]))
    : (options as never);

const worded = (shared: AskedInstrument, item: string | ItemWords): QuestionWords => {
  const own: ItemWords = typeof item === 'string' ? { label: item } : item;
  const options = named(own.options ?? shared.options);
  return {
    label: own.label,
    topic: own.topic ?? own.label.replace(/[?.]$/, ''),
    stem: own.stem ?? shared.stem,
    ...(options && { options }),
  };
};

/** By the name of the instrument and of the item. */
export const askedWords = (
  all: Readonly<Record<string, AskedInstrument>>,
): Readonly<Record<string, QuestionWords>> =>
  Object.fromEntries(
    Object.entries(all).flatMap(([key, asked]) => [
      ...asked.items.map((item, at) => [`${key}.q${at + 1}`, worded(asked, item)]),
      ...Object.entries(asked.extra ?? {}).map(([id, item]) => [`${key}.${id}`, worded(asked, item)]),
    ]),
  );
