import { describe, expect, it } from 'vitest';
import {
  fileEndings,
  fileMaxBytes,
  fileNameMax,
  mayBeSent,
  mayOpen,
  nameAgrees,
  nameWithEnding,
  overallScan,
  safeFileName,
  shownScan,
} from './index.ts';

describe('the overall state of several files', () => {
  it.each([
    [['CLEAN', 'CLEAN'], 'CLEAN'],
    [['CLEAN', 'NA'], 'NA'],
    [['NA', 'WAITING', 'CLEAN'], 'WAITING'],
    [['WAITING', 'INFECTED', 'NA'], 'INFECTED'],
    [['INFECTED'], 'INFECTED'],
    [[], undefined],
  ] as const)('%o is %s', (states, overall) => expect(overallScan(states)).toBe(overall));
});

describe('what is shown and given', () => {
  it.each([
    ['CLEAN', 'PREMIUM', 'CLEAN'],
    ['CLEAN', 'SPECIAL', 'CLEAN'],
    ['CLEAN', 'BASIC', 'NA'],
    ['CLEAN', null, 'CLEAN'],
    ['WAITING', 'BASIC', 'WAITING'],
    ['INFECTED', 'BASIC', 'INFECTED'],
    ['NA', 'PREMIUM', 'NA'],
  ] as const)('%s in plan %s reads %s', (state, plan, shown) => expect(shownScan(state, plan)).toBe(shown));
  it.each([
    ['CLEAN', false, true],
    ['NA', false, true],
    ['NA', true, false],
    ['WAITING', false, false],
    ['INFECTED', false, false],
  ] as const)('%s (unscannable: %s) may be opened: %s', (state, unscannable, may) =>
    expect(mayOpen(state, unscannable)).toBe(may),
  );
});

describe('names', () => {
  it.each([
    ['photo.jpg', 'photo.jpg'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\Mari\\leht.pdf', 'leht.pdf'],
    ['a\r\nSet-Cookie: x.pdf', 'a Set-Cookie x.pdf'],
    ['kiri\u202Efdp.exe', 'kiri fdp.exe'],
    ['  õhk ja "vesi"  .txt', 'õhk ja vesi .txt'],
    ['...', 'file'],
    ['\u0000', 'file'],
    ['анализ крови.pdf', 'анализ крови.pdf'],
    ['.htaccess', 'htaccess'],
  ])('%j becomes %j', (given, safe) => expect(safeFileName(given)).toBe(safe));
  it('are cut to a length that keeps the ending', () => {
    const name = safeFileName(`${'a'.repeat(1_000)}.docx`);
    expect([...name]).toHaveLength(fileNameMax);
    expect(name.endsWith('.docx')).toBe(true);
  });
  it('agree with the content', () => {
    expect(nameAgrees('a.JPEG', 'image/jpeg')).toBe(true);
    expect(nameAgrees('a.pdf', 'image/jpeg')).toBe(false);
    expect(nameAgrees('photo', 'image/jpeg')).toBe(true);
    expect(nameAgrees('a.pdf.exe', 'application/pdf')).toBe(false);
    expect(nameWithEnding('photo', 'image/jpeg')).toBe('photo.jpg');
    expect(nameWithEnding('photo.jpeg', 'image/jpeg')).toBe('photo.jpeg');
  });
  it('tell before sending whether the kind can be right', () => {
    expect(mayBeSent('a.zip')).toBe(false);
    expect(mayBeSent('a.heic')).toBe(true);
    expect(fileEndings).toContain('docx');
    expect(fileMaxBytes).toBe(50 * 1024 * 1024);
  });
});
