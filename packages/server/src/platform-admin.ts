// npm run platform-admin -- add|remove <e-mail or personal code>: who runs the platform. There is no other door.
import { runProgram } from './core/cannot-start.ts';
import { readConfig } from './core/config.ts';
import { openDatabase } from './core/database/database.ts';
import { withDatabase } from './core/database/with-database.ts';
import { type Appointment, appoint, appointments } from './features/platform-admin/index.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);
const [given = '', who = ''] = process.argv.slice(2);
const appointment = appointments.find((each) => each === given);

const tell = async (wanted: Appointment): Promise<boolean> => {
  const appointed = await withDatabase(readConfig(), async (address) => {
    const database = openDatabase(address);
    try {
      return await appoint(database, wanted, who);
    } finally {
      await database.close();
    }
  });
  if (!appointed.done) {
    say(
      `No account has the code or the verified address ${who}. They sign in once first, then this is run again.`,
    );
    return false;
  }
  const state = wanted === 'add' ? 'an admin of the platform' : 'no admin of the platform';
  say(
    `${appointed.name} is ${state}${appointed.wasSo ? ', as before' : ''}. Their sessions have ended: they sign in again.`,
  );
  return true;
};

if (!appointment || who === '') {
  say('Usage: npm run platform-admin -- add|remove <e-mail or personal code>');
  process.exitCode = 1;
} else
  await runProgram(async () => {
    if (!(await tell(appointment))) process.exitCode = 1;
  });
