import { informationBodyMax } from '@tervita/domain/information-hub';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Markdown } from './markdown.tsx';

const shown = (text: string): HTMLElement => render(<Markdown text={text} level={2} />).container;

/** Elements that a text may have; an attribute that is none of its links' is a fault. */
const harmless = 'div, p, h2, h3, strong, em, ul, ol, li, blockquote, br, hr, a';
const strangersIn = (root: HTMLElement) =>
  [...root.querySelectorAll('*')].filter(
    (element) =>
      !element.matches(harmless) ||
      [...element.attributes].some(({ name }) => name.startsWith('on') || name === 'style'),
  );

it.each([
  '<script>alert(1)</script>',
  'a <img src=x onerror=alert(1)> b',
  '<svg/onload=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<style>* { display: none }</style>',
  '<form action="https://evil.example"><input name="code"></form>',
  '<!-- --><details open ontoggle=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](vbscript:msgbox(1))',
  '[x](file:///etc/passwd)',
  '[x](//evil.example)',
  '[x](https://www.ravijuhend.ee@evil.example)',
  '[x][1]\n\n[1]: javascript:alert(1)',
  '![x](javascript:alert(1))',
  '![x](https://evil.example/seen.gif)',
  '<javascript:alert(1)>',
  '```html\n<script>alert(1)</script>\n```',
])('%s does nothing', (text) => {
  const root = shown(`Before\n\n${text}\n\nAfter`);
  expect(strangersIn(root)).toEqual([]);
  expect([...root.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([]);
  expect(root.textContent).toMatch(/^Before.*After$/s);
});

it.each(['> ', '- ', '*', '[', '![', '<', '`', '&#106;', '**a '])(
  'a text that is nothing but “%s” is shown, too',
  (piece) => {
    const root = shown(piece.repeat(Math.floor(informationBodyMax / piece.length)));
    expect(strangersIn(root)).toEqual([]);
  },
);

it('ten quotations in each other are shown; thirty, which nobody reads, are not', () => {
  expect(shown(`${'> '.repeat(10)}x`).textContent).toContain('x');
  expect(shown(`${'> '.repeat(30)}x`).textContent).not.toContain('x');
});

it('what leads elsewhere says nothing of where one comes from', () => {
  const [link] = shown('[Guide](https://www.ravijuhend.ee)').querySelectorAll('a');
  expect(link?.outerHTML).toBe(
    '<a href="https://www.ravijuhend.ee" target="_blank" rel="noreferrer">Guide</a>',
  );
});
