import { Readable } from 'node:stream';
import { startClamd } from '@tervita/simulators';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { clamdProgram, eicar, type RunningClamd, startRealClamd } from '../../testing/clamd-for-tests.ts';
import { docx, zipOf } from '../../testing/sample-files.ts';
import { clamdScanner, verdictOf } from './clamd.ts';
import { ScannerAway } from './scanner.ts';

const mega = 1_048_576;
const streamOf = function* (bytes: number) {
  for (let left = bytes; left > 0; left -= 65_536) yield Buffer.alloc(Math.min(left, 65_536), 'a');
};
const inPieces = (content: Buffer | string, size = 10) =>
  Readable.from(
    (function* () {
      const bytes = Buffer.from(content);
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
    })(),
  );

describe('a reply', () => {
  it.each([
    ['stream: OK\0', { outcome: 'CLEAN' }],
    ['stream: Win.Test.EICAR_HDB-1 FOUND\0', { outcome: 'INFECTED', found: 'Win.Test.EICAR_HDB-1' }],
    ['stream: Heuristics.Limits.Exceeded.MaxFileSize FOUND\0', { outcome: 'NOT_SCANNABLE' }],
    ['INSTREAM size limit exceeded. ERROR\0', { outcome: 'NOT_SCANNABLE' }],
  ])('%j', (reply, verdict) => expect(verdictOf(reply)).toEqual(verdict));
  it.each(['', 'stream: OK FOUND ERROR', 'UNKNOWN COMMAND\0', 'OK', 'stream: lstat() failed ERROR\0'])(
    '%j is no verdict',
    (reply) => expect(() => verdictOf(reply)).toThrow(ScannerAway),
  );
});

/** Both speak the protocol; the real one is what the simulator has to be like. */
const behavesLikeClamd = (urlOf: () => string) => {
  const scan = (content: Readable) => clamdScanner(urlOf()).scan(content);
  it('finds nothing in plain bytes', async () => {
    expect(await scan(inPieces('Tere'))).toEqual({ outcome: 'CLEAN' });
  });
  it.each([
    ['raw', eicar],
    ['in a zip', zipOf([{ name: 'a.txt', content: eicar }])],
    ['in a document', docx({ name: 'word/a.txt', content: eicar })],
  ])('finds the test virus %s', async (_where, content) => {
    expect((await scan(inPieces(content))).outcome).toBe('INFECTED');
  });
  it('never calls clean what is over its limit, also when it hangs up while we send', async () => {
    expect(await scan(Readable.from(streamOf(60 * mega)))).toEqual({ outcome: 'NOT_SCANNABLE' });
  }, 30_000);
  it('takes 50 MB', async () => {
    expect(await scan(Readable.from(streamOf(50 * mega)))).toEqual({ outcome: 'CLEAN' });
  }, 30_000);
};

describe('the simulator', () => {
  let clamd: Awaited<ReturnType<typeof startClamd>>;
  beforeAll(async () => {
    clamd = await startClamd();
  });
  afterEach(() => clamd.reset());
  afterAll(() => clamd.close());
  behavesLikeClamd(() => clamd.url);

  it.each(['SILENT', 'HANG_UP', 'FAIL'] as const)('that is %s gives no verdict', async (how) => {
    clamd.behave(how);
    await expect(clamdScanner(clamd.url, 500).scan(inPieces('Tere'))).rejects.toBeInstanceOf(ScannerAway);
  });
  it('content that breaks gives no verdict', async () => {
    const broken = new Readable({ read: () => undefined });
    broken.push('abc');
    setImmediate(() => broken.destroy(new Error('gone')));
    await expect(clamdScanner(clamd.url).scan(broken)).rejects.toBeInstanceOf(ScannerAway);
  });
});

describe.skipIf(!clamdProgram)('a real clamd', () => {
  let clamd: RunningClamd;
  beforeAll(async () => {
    clamd = await startRealClamd();
  }, 60_000);
  afterAll(() => clamd?.stop());
  behavesLikeClamd(() => clamd.url);
});
