import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

let complaints: MockInstance<typeof console.error>;

beforeEach(() => {
  complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

// What React or a library complains about is a bug of ours.
afterEach(() => {
  cleanup();
  expect(complaints.mock.calls).toEqual([]);
});
