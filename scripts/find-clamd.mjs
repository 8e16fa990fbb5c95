// A virus scanner for the tests of files: the machine's own clamd, or Debian's package where we may install it.
import { findCommand, installPackage, mayInstall } from './apt.mjs';

/** Where there is none and none can be had, the tests are skipped and the closing lines name them. */
export const findClamd = (say) => {
  if (findCommand('clamd') || !mayInstall()) return;
  say('Installing clamd for the tests of files (once)');
  installPackage('clamav-daemon');
};
