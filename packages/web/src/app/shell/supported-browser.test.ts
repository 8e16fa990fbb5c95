import { describe, expect, it } from 'vitest';
import { isSupported } from './supported-browser.ts';

const chrome = (version: number, rest = '') =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36${rest}`;
const iphone = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1`;
const mac = (version: string) =>
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Safari/605.1.15`;

describe('supported browsers', () => {
  it.each([
    [chrome(131), true],
    [chrome(110), false],
    [chrome(140, ' Edg/140.0.0.0'), true],
    [chrome(120, ' Edg/120.0.0.0'), false],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', true],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:115.0) Gecko/20100101 Firefox/115.0', false],
    [mac('18.1'), true],
    [mac('16.4'), false],
    [iphone('18_2'), true],
    [iphone('15_8'), false],
    ['SomethingNew/1.0', true],
  ])('%s: %s', (userAgent, expected) => {
    expect(isSupported(userAgent)).toBe(expected);
  });
});
