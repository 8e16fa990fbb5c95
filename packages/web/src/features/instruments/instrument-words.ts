import type { InstrumentToWord, InstrumentWordsInput } from '@tervita/contract/instruments';
import { instrumentTextLimits as limits } from '@tervita/domain/instruments';

type Item = InstrumentToWord['items'][number];

/** What is typed for one instrument in one language. */
export interface TypedWords {
  readonly hasLicence: boolean;
  readonly words: InstrumentWordsInput;
  /** When the words were entered that were read before typing; null: there were none. */
  readonly replaces: string | null;
}

type SavedText = InstrumentToWord['texts'][number];

/** Every item and answer of the instrument has a field, also where nothing is entered yet. */
export const typedWordsOf = ({ items }: InstrumentToWord, text: SavedText | undefined): TypedWords => {
  const saved = text?.words;
  return {
    replaces: text?.updatedAt ?? null,
    hasLicence: saved !== undefined,
    words: {
      stem: saved?.stem ?? '',
      items: Object.fromEntries(
        items.map(({ id, options }) => [
          id,
          {
            label: saved?.items[id]?.label ?? '',
            options: Object.fromEntries(
              options.map((option) => [option.id, saved?.items[id]?.options[option.id] ?? '']),
            ),
          },
        ]),
      ),
    },
  };
};

export const stemField = 'stem';
export const labelField = (item: string) => `${item}.label`;
export const optionField = (item: string, option: string) => `${item}.options.${option}`;

const isFaulty = (text: string | undefined, most: number): boolean =>
  !text?.trim() || text.trim().length > most;

/** Fields of one item that are empty or too long, in the order of the page. */
const faultyOf = ({ words }: TypedWords, { id, options }: Item): readonly string[] => [
  ...(isFaulty(words.items[id]?.label, limits.label) ? [labelField(id)] : []),
  ...options
    .filter((option) => isFaulty(words.items[id]?.options[option.id], limits.option))
    .map((option) => optionField(id, option.id)),
];

export const faultyFields = (typed: TypedWords, items: readonly Item[]): readonly string[] => [
  ...(typed.words.stem.trim().length > limits.stem ? [stemField] : []),
  ...items.flatMap((item) => faultyOf(typed, item)),
];

export const countWorded = (typed: TypedWords, items: readonly Item[]): number =>
  items.filter((item) => faultyOf(typed, item).length === 0).length;

const answersOf = ({ options }: Item): string => options.map(({ id }) => id).join();

/** Items with the same answers as this one. */
export const itemsLike = (item: Item, items: readonly Item[]): readonly Item[] =>
  items.filter((each) => each.id !== item.id && answersOf(each) === answersOf(item));

export const withLabel = (
  words: InstrumentWordsInput,
  item: string,
  label: string,
): InstrumentWordsInput => ({
  ...words,
  items: { ...words.items, [item]: { options: {}, ...words.items[item], label } },
});

export const withOptions = (
  words: InstrumentWordsInput,
  items: readonly string[],
  options: Readonly<Record<string, string>>,
): InstrumentWordsInput => ({
  ...words,
  items: {
    ...words.items,
    ...Object.fromEntries(
      items.map((item) => [
        item,
        { label: words.items[item]?.label ?? '', options: { ...words.items[item]?.options, ...options } },
      ]),
    ),
  },
});
