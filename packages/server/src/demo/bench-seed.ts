import { parseArgs } from 'node:util';
import { CannotStart, runProgram } from '../core/cannot-start.ts';
import { systemClock } from '../core/clock.ts';
import { readConfig } from '../core/config.ts';
import { seedBench } from './bench/seed-bench.ts';
import { withDemoDatabase } from './demo-database.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const { values } = parseArgs({
  options: {
    'e-contacts': { type: 'string', default: '1000000' },
    clinics: { type: 'string', default: '50' },
  },
});

const whole = (name: keyof typeof values, most: number): number => {
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < 1 || number > most)
    throw new CannotStart(`--${name} takes a whole number from 1 to ${most}`);
  return number;
};

await runProgram(async () => {
  const size = { eContacts: whole('e-contacts', 10_000_000), clinics: whole('clinics', 1_000) };
  const begun = performance.now();
  const written = await withDemoDatabase(readConfig(), (address) =>
    seedBench(address, { ...size, now: systemClock() }),
  );
  const seconds = (performance.now() - begun) / 1000;
  for (const [table, count] of Object.entries(written))
    say(`${table.padEnd(16)} ${String(count).padStart(9)}`);
  say(`${seconds.toFixed(1)} s, ${Math.round(process.memoryUsage().rss / 1_048_576)} MB of memory`);
});
