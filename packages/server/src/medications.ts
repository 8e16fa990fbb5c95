// npm run medications -- load <file.csv>: takes the national register of medicines, or a newer one.
import { runProgram } from './core/cannot-start.ts';
import { readConfig } from './core/config.ts';
import { openDatabase } from './core/database/database.ts';
import { withDatabase } from './core/database/with-database.ts';
import { BadRegister, loadRegister } from './features/prescriptions/index.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);
const [order = '', file = ''] = process.argv.slice(2);

const load = () =>
  withDatabase(readConfig(), async (address) => {
    const database = openDatabase(address);
    try {
      const { packages, withdrawn } = await loadRegister(database, file);
      say(`${packages} packages loaded, ${withdrawn} no longer offered.`);
    } catch (error) {
      if (!(error instanceof BadRegister)) throw error;
      say(error.message);
      process.exitCode = 1;
    } finally {
      await database.close();
    }
  });

if (order !== 'load' || file === '') {
  say('Usage: npm run medications -- load <file.csv>');
  process.exitCode = 1;
} else await runProgram(load);
