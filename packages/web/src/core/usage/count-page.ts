import type { countPageView } from '@tervita/contract/usage';
import type { CountedPage } from '@tervita/domain/usage';
import { call } from '../api/call.ts';
import { light } from '../api/light.ts';

/** One more view of a page; nothing of who looks. A count that does not arrive is not worth an error. */
export const countPage = (page: CountedPage): Promise<unknown> =>
  call(light<typeof countPageView>('POST', '/page-views'), { body: { page } }).catch(() => undefined);
