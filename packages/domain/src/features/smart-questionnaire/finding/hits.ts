import { isDenied } from '../red-flags/denied.ts';
import type { SpokenEntry } from './spoken-index.ts';
import type { TypedWord } from './typed-words.ts';

/** An entry of the index found in a sentence. */
export interface Hit {
  readonly entry: SpokenEntry;
  readonly score: number;
  /** Which words of the sentence. */
  readonly places: readonly number[];
}

interface Place {
  readonly at: number;
  readonly likeness: number;
}

const between = 4;
const leastPart = 0.6;
const partWorth = 0.5;

const bySlot = (typed: readonly TypedWord[]): Map<SpokenEntry, Map<number, Place[]>> => {
  const found = new Map<SpokenEntry, Map<number, Place[]>>();
  for (const [at, { refs }] of typed.entries()) {
    for (const { ref, likeness } of refs) {
      const slots = found.get(ref.entry) ?? new Map<number, Place[]>();
      const places = slots.get(ref.slot) ?? [];
      places.push({ at, likeness });
      slots.set(ref.slot, places);
      found.set(ref.entry, slots);
    }
  }
  return found;
};

/** One word for each part, near each other. */
const chosen = (
  slots: readonly (readonly Place[])[],
  taken: readonly Place[] = [],
): readonly Place[] | undefined => {
  const [next, ...rest] = slots;
  if (!next) return taken;
  for (const place of next) {
    if (taken.some(({ at }) => at === place.at)) continue;
    const all = [...taken, place];
    const ats = all.map(({ at }) => at);
    if (Math.max(...ats) - Math.min(...ats) > all.length - 1 + between) continue;
    const found = chosen(rest, all);
    if (found) return found;
  }
  return undefined;
};

const hitOf = (entry: SpokenEntry, slots: Map<number, Place[]>): Hit | undefined => {
  const total = entry.weights.reduce((sum, each) => sum + each, 0);
  const ids = [...slots.keys()].toSorted((one, other) => one - other);
  const matched = ids.reduce((sum, id) => sum + (entry.weights[id] ?? 0), 0);
  const share = matched / total;
  const isWhole = ids.length === entry.weights.length;
  if (!isWhole && (!entry.mayBePart || share < leastPart)) return undefined;
  const places = chosen(ids.map((id) => slots.get(id) ?? []));
  if (!places) return undefined;
  const alike = places.reduce((sum, { likeness }) => sum + likeness, 0) / places.length;
  const score = matched * alike ** 2 * (isWhole ? 1 : share * partWorth);
  return { entry, score, places: places.map(({ at }) => at) };
};

/** What stands in one sentence; what is denied there does not. */
export const hitsIn = (typed: readonly TypedWord[]): readonly Hit[] => {
  const words = typed.map(({ word }) => word.folded);
  return [...bySlot(typed)].flatMap(([entry, slots]) => {
    const hit = hitOf(entry, slots);
    if (!hit) return [];
    const ends = [Math.min(...hit.places), Math.max(...hit.places)] as const;
    return !entry.holdsNo && isDenied(words, ends, entry.language) ? [] : [hit];
  });
};
