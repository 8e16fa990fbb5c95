import { freePort } from '../../../server/src/core/free-port.ts';
import { startedProduct } from './product.ts';

/** One product for the whole run. */
// biome-ignore lint/style/noDefaultExport: playwright asks for one
export default async function startProduct() {
  const pushPort = await freePort();
  const { url, stop } = await startedProduct({ SIMULATOR_PORTS: `push=${pushPort}` });
  process.env.E2E_URL = url;
  process.env.E2E_PUSH_URL = `http://127.0.0.1:${pushPort}`;
  return stop;
}
