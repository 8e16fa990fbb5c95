import { CannotStart } from '../core/cannot-start.ts';
import type { Config } from '../core/config.ts';
import type { DatabaseAddress } from '../core/database/database.ts';
import { withDatabase } from '../core/database/with-database.ts';

class NotForProduction extends CannotStart {
  constructor() {
    super('This writes demonstration data; it does not run when APP_MODE is PROD.');
    this.name = 'NotForProduction';
  }
}

export const withDemoDatabase = async <T>(
  config: Config,
  work: (address: DatabaseAddress) => Promise<T>,
): Promise<T> => {
  if (config.APP_MODE === 'PROD') throw new NotForProduction();
  return withDatabase(config, work);
};
