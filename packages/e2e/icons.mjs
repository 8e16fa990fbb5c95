// Makes the app's icons from the logo: node packages/e2e/icons.mjs. Run it when the logo changes; the pictures are committed.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/find-browser.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const folder = join(root, 'packages/web/public');
const say = (text) => process.stdout.write(`${text}\n`);
const logo = readFileSync(join(folder, 'favicon.svg'), 'utf8');
const [, drawing] = /<\/title>(.*)<\/svg>/s.exec(logo) ?? [];
if (!drawing) throw new Error('favicon.svg has no drawing after its title');

/** The mark fills this part of the picture; a platform may cut off all but the inner four fifths of a maskable one. */
const picture = ({ size, part, background, radius = 0, mark = drawing }) => {
  const room = (32 * (1 - part)) / 2;
  const rounded = (radius / size) * 32;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32">
    ${background ? `<rect width="32" height="32" rx="${rounded}" fill="${background}"/>` : ''}
    <g transform="translate(${room} ${room}) scale(${part})">${mark}</g></svg>`;
};

// Android paints a badge in one colour of its own: only the shape counts, so the vein is cut out of the leaf.
const [leaf, vein, answer] = drawing.match(/<path[^>]*>/g) ?? [];
const badge = `<defs><mask id="m"><rect width="32" height="32" fill="#fff"/>${vein.replace('#fff', '#000')}</mask></defs>
  ${leaf.replace(/fill="#\w+"/, 'fill="#fff" mask="url(#m)"')}${answer.replace(/fill="#\w+"/, 'fill="#fff"')}`;

const white = '#ffffff';
const pictures = {
  'icon-192.png': { size: 192, part: 0.72, background: white, radius: 42 },
  'icon-512.png': { size: 512, part: 0.72, background: white, radius: 112 },
  'icon-maskable-512.png': { size: 512, part: 0.56, background: white },
  'apple-touch-icon.png': { size: 180, part: 0.68, background: white },
  'badge-96.png': { size: 96, part: 0.94, mark: badge },
};

const browser = await chromium.launch({ executablePath: findBrowser(root, say), args: ['--no-sandbox'] });
for (const [name, one] of Object.entries(pictures)) {
  const page = await browser.newPage({ viewport: { width: one.size, height: one.size } });
  await page.setContent(`<style>html,body{margin:0}svg{display:block}</style>${picture(one)}`);
  writeFileSync(join(folder, name), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
