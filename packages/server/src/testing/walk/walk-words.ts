import type { Step } from './walk-step.ts';

export const graveWords = 'Ema ei saa hingata';
/** No word of alarm, and it sounds like a stroke. */
export const soundingWords =
  'Parem käsi ei saa hommikust saati särki nööpi ja naine ütleb, et räägin nagu purjus';
let wordCount = 0;
/** Each is unique, so that it can be found again; a bare number would be a year, which makes words speak of the past. */
export const newWords = ({ other: isGrave, isSounding }: Pick<Step, 'other' | 'isSounding'>) => {
  wordCount += 1;
  const calm = isSounding ? soundingWords : 'Köhin juba mitu päeva';
  return `${isGrave ? graveWords : calm} nr${wordCount}`;
};
