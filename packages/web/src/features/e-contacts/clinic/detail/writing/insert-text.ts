import type { RefObject } from 'react';
import type { Draft } from '../../../../../core/drafts/index.ts';

export type InsertPlace = 'cursor' | 'end';

interface Place {
  readonly from: number;
  readonly to: number;
  readonly before: string;
}

const placeOf = (area: HTMLTextAreaElement | null, text: string, place: InsertPlace): Place => {
  const end = text.trimEnd().length;
  if (place === 'end') return { from: end, to: text.length, before: end > 0 ? '\n\n' : '' };
  const { selectionStart: from = text.length, selectionEnd: to = text.length } = area ?? {};
  return { from, to, before: '' };
};

/** At the cursor, where what is marked gives way, or below what stands there; the rest stays. */
export const insertText = (
  area: RefObject<HTMLTextAreaElement | null>,
  { text, setText }: Draft,
  inserted: string,
  place: InsertPlace,
): void => {
  const { from, to, before } = placeOf(area.current, text, place);
  setText(text.slice(0, from) + before + inserted + text.slice(to));
  const end = from + before.length + inserted.length;
  requestAnimationFrame(() => {
    area.current?.focus();
    area.current?.setSelectionRange(end, end);
  });
};

/** An empty line: nothing stands before or after the cursor. */
export const isEmptyPlace = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): boolean =>
  /(^|\n)$/.test(value.slice(0, selectionStart)) && /^(\n|$)/.test(value.slice(selectionEnd));
