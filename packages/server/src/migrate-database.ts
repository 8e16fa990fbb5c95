// npm run migrate: brings the database to this version, beside the version that is still serving.
import { runProgram } from './core/cannot-start.ts';
import { readConfig } from './core/config.ts';
import { withDatabase } from './core/database/with-database.ts';

await runProgram(() =>
  withDatabase(readConfig(), async () => {
    process.stdout.write('The database is ready for this version.\n');
  }),
);
