export const graveWords = 'Ema ei saa hingata';
let wordCount = 0;
/** Each is unique, so that it can be found again. */
export const newWords = (isGrave: boolean) => {
  wordCount += 1;
  return `${isGrave ? graveWords : 'Köhin juba mitu päeva'} ${wordCount}`;
};
