import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Cleanup } from '../../core/cleanup.ts';
import { isReady } from '../../core/product.ts';

const askMs = 200;

/** The plainest load balancer: each call to the next process that says it is ready. It repeats nothing. */
export const startProxy = async (ports: readonly number[], cleanup: Cleanup) => {
  const agent = new Agent({ keepAlive: true });
  let ready: readonly number[] = [...ports];
  let turn = 0;
  const asking = setInterval(() => {
    Promise.all(ports.map(async (port) => ((await isReady(port)) ? [port] : [])))
      .then((answers) => {
        ready = answers.flat();
      })
      .catch(() => undefined);
  }, askMs);
  const server = createServer((incoming, outgoing) => {
    turn += 1;
    const port = ready[turn % Math.max(1, ready.length)];
    // Nobody there, or cut off: the client sees a broken line, as behind any balancer.
    const broken = () => outgoing.destroy();
    if (port === undefined) return void broken();
    const { method, url, headers } = incoming;
    const passed = request({ host: '127.0.0.1', port, method, path: url, headers, agent }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', broken);
      answer.pipe(outgoing);
    });
    passed.on('error', broken);
    incoming.on('error', () => passed.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanup.add(() => {
    clearInterval(asking);
    server.closeAllConnections();
    server.close();
    agent.destroy();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};
