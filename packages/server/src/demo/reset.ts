import { runProgram } from '../core/cannot-start.ts';
import { systemClock } from '../core/clock.ts';
import { readConfig } from '../core/config.ts';
import { withDemoDatabase } from './demo-database.ts';
import { resetDemo } from './seed-demo.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

await runProgram(async () => {
  const written = await withDemoDatabase(readConfig(), (address) =>
    resetDemo(address, { now: systemClock() }),
  );
  say(
    written
      ? `The demonstration is as new: ${written.clinic} clinics, ${written.person} people, ${written.e_contact} e-contacts. Everybody is signed out.`
      : 'Another process has just filled the database with the demonstration.',
  );
});
