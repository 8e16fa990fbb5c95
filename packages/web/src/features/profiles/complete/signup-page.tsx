import { useState } from 'react';
import { currentSession } from '../../../core/session/index.ts';
import { DigitalIdStart } from '../../auth/index.ts';
import { Component as CompletePage } from './complete-page.tsx';

/** Signing up is a first sign-in with the digital ID, and what it does not tell. */
export function Component() {
  const [isSignedIn] = useState(() => currentSession() !== null);
  return isSignedIn ? <CompletePage /> : <DigitalIdStart />;
}
