import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { toasts } from './src/ui/toasts.ts';

// Overlays fetch their code when they open; on a busy machine that takes longer than the second one waits by default.
configure({ asyncUtilTimeout: 15_000 });

let complaints: MockInstance<typeof console.error>;

beforeEach(() => {
  complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

// What React or a library complains about is a bug of ours.
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  toasts.clear();
  expect(complaints.mock.calls).toEqual([]);
});
