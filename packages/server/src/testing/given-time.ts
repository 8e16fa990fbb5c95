/** The tests of the server run on the machine's day; `npm run test:dates` runs them on others as well. */
export const clockAheadSeconds = (): number => Number(process.env.TEST_CLOCK_AHEAD_SECONDS ?? 0);

export const giveTime = (): void => {
  const { TEST_NOW: moment } = process.env;
  if (!moment) return;
  process.env.TEST_CLOCK_AHEAD_SECONDS = String(Math.floor((Date.parse(moment) - Date.now()) / 1_000));
};
