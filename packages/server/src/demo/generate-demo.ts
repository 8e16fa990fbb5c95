import { type BenchSize, benchWorld } from './bench/bench-world.ts';
import { demoWorld } from './demo-world.ts';
import { type DemoRows, rowsOf } from './rows.ts';

export interface DemoRequest {
  readonly now: Date;
  readonly seed: number;
  readonly size: 'demo' | BenchSize;
}

/** The same request gives the same rows, table by table in the order in which they can be written. */
export const generateDemo = ({ now, seed, size }: DemoRequest): DemoRows =>
  rowsOf(size === 'demo' ? demoWorld(seed, now.getTime()) : benchWorld(seed, now.getTime(), size));
