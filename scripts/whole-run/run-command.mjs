import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a command to its end. What it prints is kept, or shown as it comes when `show` is set. */
export const runCommand = async (command, args, { cwd, env = {}, show = false } = {}) => {
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    env: { ...process.env, ...env, FORCE_COLOR: '0' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (part) => {
      output += part;
    });
  const [status] = await once(child, 'close');
  return { ok: status === 0, output };
};
