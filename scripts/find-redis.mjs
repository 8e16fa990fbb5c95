// A Redis for the test of the bus: the machine's own, or Debian's package where we may install it.
import { findCommand, installPackage, mayInstall } from './apt.mjs';

/** Where there is none and none can be had, the test is skipped and the closing lines name it. */
export const findRedis = (say) => {
  if (findCommand('redis-server') || !mayInstall()) return;
  say('Installing Redis for the test of the bus (once)');
  installPackage('redis-server');
};
