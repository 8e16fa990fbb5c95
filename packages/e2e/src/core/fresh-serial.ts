let used = 0;
const perWorker = 50;

/** A number for a made-up personal code that no other test of the run takes: two alike would be one person. */
export const freshSerial = (): number => {
  used += 1;
  const worker = Number(process.env.TEST_WORKER_INDEX ?? 0) % 19;
  return worker * perWorker + (used % perWorker) + 1;
};

/** The same in letters, for a name: names of people have no digits. */
export const inLetters = (serial: number): string =>
  [...String(serial)].map((digit) => String.fromCharCode(97 + Number(digit))).join('');
