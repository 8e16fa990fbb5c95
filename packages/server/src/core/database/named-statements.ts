import { createHash } from 'node:crypto';
import pg from 'pg';

const names = new Map<string, string>();
const nameOf = (text: string) => {
  const known = names.get(text);
  if (known) return known;
  const name = createHash('sha1').update(text).digest('base64url').slice(0, 24);
  names.set(text, name);
  return name;
};

/** Every statement with parameters is prepared once for a connection and then only executed. */
export class NamedStatementsClient extends pg.Client {
  // @ts-expect-error pg overloads query() eight times; kysely calls only the one with a text and its values.
  override query(text: unknown, values?: unknown, ...rest: unknown[]) {
    const parent = super.query as (...args: unknown[]) => unknown;
    if (typeof text === 'string' && Array.isArray(values) && values.length > 0) {
      return parent.call(this, { name: nameOf(text), text, values }, ...rest);
    }
    return parent.call(this, text, values, ...rest);
  }
}
