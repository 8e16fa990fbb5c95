import { describe, expect, it } from 'vitest';
import { saveRequestedRoute, takeRequestedRoute } from './requested-route.ts';

describe('the requested route', () => {
  it('is given once', () => {
    saveRequestedRoute('/e-contacts/1/timeline?x=1');
    expect(takeRequestedRoute()).toBe('/e-contacts/1/timeline?x=1');
    expect(takeRequestedRoute()).toBeUndefined();
  });
  it.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', '/', ''])(
    'never leads to %s',
    (path) => {
      saveRequestedRoute(path);
      expect(takeRequestedRoute()).toBeUndefined();
    },
  );
});
