import { createMemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { setConfig } from '../../core/config.ts';
import { givenSession, givenUser } from '../../core/session/given.ts';
import { adoptSession } from '../../core/session/session-store.ts';
import { setTexts } from '../../core/texts/index.ts';
import { givenConfig } from '../../testing/given-config.ts';
import { discoverRoutes, firstRoutes } from './route-table.ts';

const routerAt = async (address: string) => {
  const router = createMemoryRouter(firstRoutes(), {
    initialEntries: [address],
    patchRoutesOnNavigation: discoverRoutes(),
  });
  router.initialize();
  await expect
    .poll(() => router.state.initialized && router.state.navigation.state, { timeout: 15_000 })
    .toBe('idle');
  return router;
};
const shown = (router: Awaited<ReturnType<typeof routerAt>>) => router.state.matches.at(-1)?.route.path;

beforeEach(async () => {
  setConfig(givenConfig());
  adoptSession(null);
  await setTexts('en');
});

describe('the rest of the route table', () => {
  it('is found when a page of it is opened directly', async () => {
    expect(shown(await routerAt('/privacy-policy'))).toBe('/privacy-policy');
  });
  it('is found from the start page', async () => {
    const router = await routerAt('/');
    adoptSession(givenSession(givenUser()));
    await router.navigate('/settings');
    expect(shown(router)).toBe('/settings');
  });
  it('takes the words of the flow before ids', async () => {
    adoptSession(givenSession(givenUser()));
    expect(shown(await routerAt('/e-contacts/questions'))).toBe('/e-contacts/questions');
  });
  it('leaves what does not exist to the page that says so', async () => {
    expect(shown(await routerAt('/no/such/page'))).toBe('*');
  });
  it('sends a stranger to the way in', async () => {
    const router = await routerAt('/settings');
    expect(router.state.location.pathname).toBe('/choose-auth');
  });
});
