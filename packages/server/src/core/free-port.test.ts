import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from './free-port.ts';

/** Where the system takes ports from for whoever connects to somewhere. */
const lentFrom = (): number => {
  try {
    return Number.parseInt(readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8'), 10);
  } catch {
    return 49_152;
  }
};

it('names ports that one can listen on and that no outgoing connection takes meanwhile', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, freePort));
  for (const port of ports) expect(port).toBeLessThan(lentFrom());
  const servers = await Promise.all(
    [...new Set(ports)].map(
      (port) =>
        new Promise<ReturnType<typeof createServer>>((resolve, reject) => {
          const server = createServer().once('error', reject);
          server.listen(port, '127.0.0.1', () => resolve(server));
        }),
    ),
  );
  for (const server of servers) server.close();
});
