import { afterEach, describe, expect, it, vi } from 'vitest';
import { pushSupport } from './push-support.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36';

const browser = ({ agent = chrome, hasPush = true, permission = 'default', isInstalled = false }) => {
  const serviceWorker = hasPush ? { serviceWorker: {} } : {};
  vi.stubGlobal('navigator', { userAgent: agent, maxTouchPoints: 0, ...serviceWorker });
  vi.stubGlobal('matchMedia', () => ({ matches: isInstalled }));
  if (hasPush) vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission });
};
afterEach(() => vi.unstubAllGlobals());

describe('what a browser can do about notices', () => {
  it.each([
    [{}, 'ready'],
    [{ permission: 'granted' }, 'ready'],
    [{ permission: 'denied' }, 'blocked'],
    [{ hasPush: false }, 'unsupported'],
    [{ agent: iphone, hasPush: false }, 'needs-home-screen'],
    [{ agent: iphone, isInstalled: true }, 'ready'],
    [{ agent: iphone, hasPush: false, isInstalled: true }, 'unsupported'],
  ])('%o: %s', (given, support) => {
    browser(given);
    expect(pushSupport()).toBe(support);
  });
});
