// Proves what a build has made before anybody is served it: every script parses, and the entry shows a page.
// A bundler can end with success and still have written scripts that no browser reads.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import vm from 'node:vm';
import { publicConfig } from './public-config.mjs';

const thisFile = fileURLToPath(import.meta.url);
const root = dirname(dirname(thisFile));
const origin = 'http://localhost:3000';
const bootTriesOf50Ms = 200;

const scriptsIn = (folder) =>
  ['', 'assets']
    .flatMap((inner) => readdirSync(join(folder, inner)).map((name) => join(inner, name)))
    .filter((name) => name.endsWith('.js'));

const isModule = (name) => name.startsWith('assets');

const parseProblem = (folder, name) => {
  const code = readFileSync(join(folder, name), 'utf8');
  try {
    if (isModule(name)) new vm.SourceTextModule(code, { identifier: name });
    else new vm.Script(code, { filename: name });
    return undefined;
  } catch (error) {
    return `${name} does not parse: ${error.message}`;
  }
};

/** What the server answers somebody who is not signed in. */
const answers = { '/api/config': publicConfig('EE'), '/api/session': { login: null } };

const serverFetch = async (input) => {
  const { pathname } = new URL(typeof input === 'string' ? input : input.url, origin);
  const found = pathname in answers;
  return new Response(JSON.stringify(found ? answers[pathname] : { code: 'NOT_FOUND' }), {
    status: found ? 200 : 404,
    headers: { 'content-type': 'application/json' },
  });
};

/** Loads modules of the build into a page without a browser, each once, as a browser would. */
const moduleLoader = (folder, context) => {
  const modules = new Map();
  const load = (file) => {
    const known = modules.get(file);
    if (known) return known;
    const module = new vm.SourceTextModule(readFileSync(file, 'utf8'), {
      context,
      identifier: file,
      initializeImportMeta: (meta) => {
        meta.url = `${origin}${file.slice(folder.length)}`;
      },
      importModuleDynamically: async (specifier) => evaluated(resolve(file, specifier)),
    });
    modules.set(file, module);
    return module;
  };
  const resolve = (from, specifier) =>
    specifier.startsWith('/') ? join(folder, specifier) : join(dirname(from), specifier);
  const evaluated = async (file) => {
    const module = load(file);
    if (module.status === 'unlinked')
      await module.link((specifier, { identifier }) => load(resolve(identifier, specifier)));
    await module.evaluate();
    return module;
  };
  return evaluated;
};

const entryOf = (html) => /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];

const bootProblem = async (folder) => {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const entry = entryOf(html);
  if (!entry || !existsSync(join(folder, entry))) return 'index.html names no script that exists';
  const { Window } = createRequire(join(root, 'packages/web/package.json'))('happy-dom');
  const window = new Window({
    url: `${origin}/`,
    settings: { enableCSSFileLoading: true, fetch: { virtualServers: [{ url: origin, directory: folder }] } },
  });
  const faults = [];
  process.on('unhandledRejection', (error) => faults.push(error));
  window.addEventListener('error', ({ error, message }) => faults.push(error ?? message));
  Object.assign(window, { fetch: serverFetch });
  window.document.body.innerHTML = '<div id="root"></div>';
  try {
    await moduleLoader(folder, window)(join(folder, entry));
    for (let tries = 0; tries < bootTriesOf50Ms && !window.document.querySelector('#root h1'); tries++)
      await wait(50);
  } catch (error) {
    faults.push(error);
  }
  if (faults.length > 0) return `the entry fails: ${faults[0]?.stack ?? faults[0]}`;
  return window.document.querySelector('#root h1') ? undefined : 'the entry shows no page';
};

const problemsOf = async (folder) => {
  const unread = scriptsIn(folder).flatMap((name) => parseProblem(folder, name) ?? []);
  if (unread.length > 0) return unread;
  const problem = await bootProblem(folder);
  return problem ? [problem] : [];
};

/** In a process of its own: modules need a flag, and a page leaves timers behind. */
export const proveBuild = (folder) => {
  const flags = ['--experimental-vm-modules', '--no-warnings', thisFile, folder];
  const { status, stderr } = spawnSync(process.execPath, flags, { encoding: 'utf8', timeout: 120_000 });
  if (status !== 0) throw new Error(`The build of the web app is broken and is not used.\n${stderr}`);
};

if (process.argv[1] && pathToFileURL(process.argv[1]).href === import.meta.url) {
  const problems = await problemsOf(process.argv[2]);
  for (const problem of problems.slice(0, 20)) process.stderr.write(`  - ${problem}\n`);
  process.exit(problems.length > 0 ? 1 : 0);
}
