import { readFileSync } from 'node:fs';
import type { RouteDefinition } from '@tervita/contract/core';

const [head = [], ...lines] = readFileSync(new URL('../access-matrix.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** Who calls, in the order of the cells. */
export const actors = head.slice(1);
/** What each of them gets, by call. */
export const accessTable = new Map(lines.map(([call, ...cells]) => [call ?? '', cells]));
export const callOf = ({ method, path }: RouteDefinition): string => `${method} ${path}`;
