import { freePort } from '../../../../server/src/core/free-port.ts';
import type { Run } from '../../core/command.ts';
import { type Product, startProduct } from '../../core/product.ts';

export type Place = 0 | 1;
export interface Pair {
  readonly ports: readonly [number, number];
  at(place: Place): Product;
  start(place: Place): Promise<Product>;
}

const publicUrl = 'https://tervita.example.com';

/** Two processes of the product as an installation runs them: PROD, behind a name, on one database. */
export const startPair = async (
  { cleanup, folder }: Run,
  env: Readonly<Record<string, string>>,
): Promise<Pair> => {
  const ports = [await freePort(), await freePort()] as const;
  const prod = { ...env, APP_MODE: 'PROD', PUBLIC_URL: publicUrl, RATE_LIMITS: 'on', TRUST_PROXY: 'false' };
  const begin = (place: Place) => startProduct({ port: ports[place], folder, env: prod }, cleanup);
  const pair = await Promise.all([begin(0), begin(1)]);
  return {
    ports,
    at: (place) => pair[place],
    start: async (place) => {
      pair[place] = await begin(place);
      return pair[place];
    },
  };
};
