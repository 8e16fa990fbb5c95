import type { FastifyInstance } from 'fastify';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

interface Operation {
  summary: string;
  tags: string[];
  parameters: { name: string; in: string; required: boolean; schema: unknown }[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, Response | { $ref: string }>;
}
interface Response {
  description: string;
  content?: Record<string, { schema: unknown }>;
}
interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Response> };
}

const code = (value: unknown) => `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;

const parameterTable = ({ parameters }: Operation) =>
  parameters.length === 0
    ? ''
    : `<h3>Parameters</h3><table><tr><th>Name</th><th>In</th><th>Schema</th></tr>${parameters
        .map(
          (p) =>
            `<tr><td><code>${escapeHtml(p.name)}</code>${p.required ? '' : ' (optional)'}</td><td>${p.in}</td><td><code>${escapeHtml(JSON.stringify(p.schema))}</code></td></tr>`,
        )
        .join('')}</table>`;

/** What every call can be refused with is said in a line; its body stands in the file. */
const response = (status: string, found: Operation['responses'][string], { components }: Description) => {
  if ('$ref' in found) {
    const shared = components.responses[found.$ref.split('/').at(-1) ?? ''];
    return `<h3>${status} ${escapeHtml(shared?.description ?? '')}</h3>`;
  }
  const bodies = Object.values(found.content ?? {}).map(({ schema }) => code(schema));
  return `<h3>${status} ${escapeHtml(found.description)}</h3>${bodies.join('')}`;
};
const responses = (operation: Operation, description: Description) =>
  Object.entries(operation.responses)
    .map(([status, found]) => response(status, found, description))
    .join('');

const bodies = ({ requestBody }: Operation) =>
  Object.entries(requestBody?.content ?? {})
    .map(([type, { schema }]) => `<h3>Body (${escapeHtml(type)})</h3>${code(schema)}`)
    .join('');

const section = (path: string, method: string, operation: Operation, description: Description) => `
  <details>
    <summary><b class="${method}">${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code> <span>${escapeHtml(operation.summary)}</span> <i>${operation.tags.join(', ')}</i></summary>
    ${parameterTable(operation)}
    ${bodies(operation)}
    ${responses(operation, description)}
  </details>`;

/** One page without script, so that it needs no exception from the content policy. */
const docsPage = (api: unknown): string => {
  const description = api as Description;
  const sections = Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => section(path, method, operation, description)),
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Tervita API</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><main><h1>Tervita API</h1><p>${sections.length} calls. The same as a file: <a href="/api/openapi.json">openapi.json</a>.</p>${sections.join('\n')}</main></body>
</html>`;
};

const docsStyle = `
:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}
body{margin:0}main{max-width:960px;margin:0 auto;padding:24px 16px}
details{border:1px solid color-mix(in srgb,currentColor 20%,transparent);border-radius:10px;margin:8px 0;padding:0 14px}
summary{padding:10px 0;cursor:pointer;display:flex;gap:10px;flex-wrap:wrap;align-items:baseline}
summary b{min-width:56px}summary span{opacity:.85}summary i{margin-left:auto;opacity:.8;font-size:13px}
pre{overflow:auto;padding:12px;border-radius:8px;background:color-mix(in srgb,currentColor 7%,transparent);font-size:13px}
h3{font-size:14px;margin:14px 0 6px}table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:4px 8px 4px 0;vertical-align:top;overflow-wrap:anywhere}
.get{color:#05685D}.post{color:#3054A6}.patch,.put{color:#7B4F02}.delete{color:#A21F2C}
@media(prefers-color-scheme:dark){.get{color:#77D1C2}.post{color:#9DBDFF}.patch,.put{color:#FAD295}.delete{color:#FEBAB6}}`;

/** The description of every call, for programs and for people. It is made when somebody asks for it, and then kept. */
export const addDocs = (app: FastifyInstance, describe: () => unknown): void => {
  let made: unknown;
  const description = () => {
    made ??= describe();
    return made;
  };
  app.get('/api/openapi.json', async () => description());
  app.get('/api/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(description())),
  );
  app.get('/api/docs.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(docsStyle));
};
