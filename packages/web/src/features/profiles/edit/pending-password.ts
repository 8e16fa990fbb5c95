import { createStore } from '../../../core/store.ts';

/** Between the form and its code page, in memory only: a reload forgets the password. */
export const pendingPassword = createStore<string | undefined>(undefined);
