import { freePort } from '../../../server/src/core/free-port.ts';
import { startedProduct } from './product.ts';

/** One product for the whole run. */
// biome-ignore lint/style/noDefaultExport: playwright asks for one
export default async function startProduct() {
  const [pushPort, awellPort] = [await freePort(), await freePort()];
  const ports = `push=${pushPort},awell=${awellPort}`;
  const { url, stop } = await startedProduct({ SIMULATOR_PORTS: ports });
  process.env.E2E_URL = url;
  process.env.E2E_PUSH_URL = `http://127.0.0.1:${pushPort}`;
  process.env.E2E_AWELL_URL = `http://127.0.0.1:${awellPort}`;
  return stop;
}
