import type { Plugin } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}
interface Edit {
  start: number;
  end: number;
  text: string;
}

/** All that a call reads (core/api/call.ts); schemas, summaries and codes are the server's. */
const kept = ['method', 'path', 'access', 'idempotency', 'seen'];

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const walk = (node: Node, visit: (node: Node) => boolean) => {
  if (!visit(node)) return;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit);
  }
};

const nameOf = (node: unknown): string => (isNode(node) ? String(node.name ?? node.value ?? '') : '');

/** route({...}) becomes the literal of what a call reads. */
const lightRoute = (call: Node, code: string): Edit | undefined => {
  const [definition] = call.arguments as Node[];
  if (nameOf(call.callee) !== 'route' || definition?.type !== 'ObjectExpression') return undefined;
  const properties = (definition.properties as Node[]).filter((each) => kept.includes(nameOf(each.key)));
  const text = properties.map((each) => code.slice(each.start, each.end)).join(', ');
  return { start: call.start, end: call.end, text: `{ ${text} }` };
};

/**
 * The contract's routes without their schemas. The server parses both ways, so the browser needs no schema
 * library to make a call; a form that wants a schema still imports it by name.
 */
export const lightRoutes = (): Plugin => ({
  name: 'light-routes',
  apply: 'build',
  enforce: 'post',
  transform(code, id) {
    if (!/packages\/contract\/src\/features\/.*\.ts$/.test(id)) return undefined;
    const edits: Edit[] = [];
    walk(this.parse(code) as unknown as Node, (node) => {
      if (node.type !== 'CallExpression') return true;
      const edit = lightRoute(node, code);
      if (edit) edits.push(edit);
      return !edit;
    });
    const light = edits
      .toSorted((a, b) => b.start - a.start)
      .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code);
    return { code: light, map: null };
  },
});
