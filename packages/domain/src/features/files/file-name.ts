import { endingOf, fileKinds, type MediaType } from './file-kinds.ts';
import { fileNameMax } from './limits.ts';

// Controls, marks that turn the writing direction, and what some file system or header would trip over.
const unsafe = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}"*:<>?|\\/%;]/gu;

const shortened = (name: string): string => {
  const letters = [...name];
  if (letters.length <= fileNameMax) return name;
  const ending = endingOf(name);
  const tail = ending && ending.length <= 10 ? `.${ending}` : '';
  return `${letters.slice(0, fileNameMax - tail.length).join('')}${tail}`;
};

/** A name that is safe in a header, on any disk and on a screen; it still says what the person called it. */
export const safeFileName = (given: string): string => {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const name = last
    .replace(unsafe, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return shortened(name) || 'file';
};

/** A name without an ending gets the one of its content. */
export const nameWithEnding = (name: string, type: MediaType): string =>
  endingOf(name) ? name : `${name}.${fileKinds[type][0]}`;
