import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { oldestBrowsers, unsupportedBrowser } from './browser-support.ts';

const check = readFileSync(join(import.meta.dirname, 'public/browser-check.js'), 'utf8');
const page = () => {
  const { transformIndexHtml } = unsupportedBrowser(new Date('2026-11-15'));
  const html = (transformIndexHtml as (html: string) => string)('<body><div id="root"></div></body>');
  return html.replace(/<script.*<\/script>/, '');
};

const chrome = (version: number, rest = '') =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36${rest}`;
const iphone = (system: string, browser: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${system} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${browser}`;
const mac = (version: string) =>
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Safari/605.1.15`;

const warningFor = (userAgent: string) => {
  document.body.innerHTML = page();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  new Function(check)();
  const bar = document.getElementById('unsupported-browser');
  return bar?.hidden ? undefined : bar?.querySelector('span:not([hidden])')?.textContent;
};

afterEach(() => {
  localStorage.clear();
  document.body.innerHTML = '';
});

describe('the warning to an old browser', () => {
  it.each([
    [chrome(131), false],
    [chrome(110), true],
    [chrome(140, ' Edg/140.0.0.0'), false],
    [chrome(120, ' Edg/120.0.0.0'), true],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', false],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:115.0) Gecko/20100101 Firefox/115.0', true],
    [mac('18.1'), false],
    [mac('16.4'), true],
    [iphone('18_2', 'Version/18.2 Mobile/15E148 Safari/604.1'), false],
    [iphone('18_6', 'Version/26.0 Mobile/15E148 Safari/604.1'), false],
    [iphone('15_8', 'Version/15.6 Mobile/15E148 Safari/604.1'), true],
    [iphone('18_6', 'CriOS/140.0.1 Mobile/15E148 Safari/604.1'), false],
    [iphone('15_8', 'Mobile/15E148'), true],
    ['SomethingNew/1.0', false],
  ])('%s: %s', (userAgent, expected) => {
    expect(warningFor(userAgent) !== undefined).toBe(expected);
  });

  it('speaks the language that was chosen', () => {
    localStorage.setItem('tervita.language', 'ru');
    expect(warningFor(chrome(100))).toMatch(/^Ваш браузер устарел/);
  });
});

describe('the last two years', () => {
  it.each([
    ['2026-11-15', { chrome: 131, edge: 131, firefox: 133, safari: 18 }],
    ['2027-11-15', { chrome: 144, edge: 144, firefox: 145, safari: 26 }],
    ['2029-01-15', { chrome: 159, edge: 159, firefox: 160, safari: 27 }],
  ])('on %s', (day, expected) => {
    expect(oldestBrowsers(new Date(day))).toEqual(expected);
  });
});
