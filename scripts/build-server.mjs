// One file of our own code; packages from the registry stay where they are.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const server = join(root, 'packages/server');

// The bundler's own helpers are not installed as a package; they go into the file.
const bundled = ['.', '/', '@tervita/', '@oxc-project/'];
const ours = (id) => bundled.some((start) => id.startsWith(start));

export const buildServer = () =>
  build({
    input: { main: join(server, 'src/main.ts') },
    platform: 'node',
    transform: { target: 'node24' },
    external: (id) => !ours(id),
    output: { dir: join(server, 'dist'), format: 'esm', sourcemap: true },
    logLevel: 'warn',
  });
