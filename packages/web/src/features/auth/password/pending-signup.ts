import { createStore } from '../../../core/store.ts';

/** Between the form and its code page, in memory only: a reload forgets the password. */
export const pendingSignup = createStore<{ readonly email: string; readonly password: string } | null>(null);
