import { countPageView } from '@tervita/contract/usage';
import { sql } from 'kysely';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/database/database.ts';
import { NotFound } from '../../core/http/errors.ts';
import { exchange } from '../../core/http/use-case.ts';
import { callsPerMinute } from '../../core/limits/calls-per-minute.ts';

const perMinute = 120;

interface Deps {
  readonly database: Database;
  readonly clock: Clock;
  /** Under which the views are counted. Without one nothing is counted. */
  readonly measurementId: string | undefined;
}

/** The network is looked at for the limit and not kept: a row says how many, of which page, on which day. */
export const pageViews = ({ database, clock, measurementId }: Deps) => {
  const { admitNetwork } = callsPerMinute(clock);
  return exchange(countPageView, async ({ body, request }) => {
    if (!measurementId) throw new NotFound();
    admitNetwork(request.ip, perMinute);
    await sql`
      insert into page_view_count (measurement_id, day, page, views) values (${measurementId}, now()::date, ${body.page}, 1)
      on conflict (measurement_id, day, page) do update set views = page_view_count.views + 1`.execute(
      database.system,
    );
    return {};
  });
};
