import { parseJson } from '../core/http-message.ts';

/** One request for a completion, as far as the script needs it. */
export type Asked = {
  model: string;
  system: string;
  user: string;
  /** The form that the answer must have: its fields, and the values that a list may hold. */
  fields: readonly string[];
  allowed: readonly string[];
};

const at = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.map((part) => textOf(at(part, 'text'))).join('') : '';
};

export const askedIn = (body: string): Asked | undefined => {
  const sent = parseJson(body);
  const [model, messages] = [at(sent, 'model'), at(sent, 'messages')];
  if (typeof model !== 'string' || !Array.isArray(messages)) return undefined;
  const said = (role: string) =>
    messages
      .filter((message) => at(message, 'role') === role)
      .map((message) => textOf(at(message, 'content')))
      .join('\n');
  const schema = at(sent, 'response_format', 'json_schema', 'schema');
  const allowed = at(schema, 'properties', 'problemTypes', 'items', 'enum');
  return {
    model,
    system: said('system'),
    user: said('user'),
    fields: Object.keys((at(schema, 'properties') as object | undefined) ?? {}),
    allowed: Array.isArray(allowed) ? allowed.map(String) : [],
  };
};

/** What stands between the marks of one piece of data. */
export const dataIn = ({ user }: Asked, name: string): string => {
  const [, text = ''] = new RegExp(`<data name="${name}">\\n([\\s\\S]*?)\\n</data>`).exec(user) ?? [];
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
};
