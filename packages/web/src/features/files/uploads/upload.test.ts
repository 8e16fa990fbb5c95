import { fileMaxBytes } from '@tervita/domain/files';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../core/api/index.ts';
import { blockedBy, canRetry, earlier, faultOfAnswer, idsOf, selected } from './upload.ts';

const fileOf = (name: string, size = 10) =>
  Object.defineProperty(new File(['x'], name), 'size', { value: size });
const item = {
  id: '1',
  name: 'a.pdf',
  size: 1,
  mediaType: 'application/pdf',
  scanState: 'CLEAN',
  canOpen: true,
} as const;

describe('a chosen file', () => {
  it.each([
    ['a.pdf', 10, 0, undefined],
    ['a.pdf', fileMaxBytes, 9, undefined],
    ['a.pdf', fileMaxBytes + 1, 0, 'tooLarge'],
    ['a.pdf', 0, 0, 'empty'],
    ['a.exe', 10, 0, 'badKind'],
    ['a.pdf', 10, 10, 'tooMany'],
  ])('%s of %d bytes in place %d: %s', (name, size, place, fault) => {
    const upload = selected(fileOf(name, size), place);
    expect(upload.fault).toBe(fault);
    expect(upload.state).toBe(fault ? 'FAILED' : 'SELECTED');
    expect(canRetry(upload)).toBe(false);
  });
});

describe('a refusal', () => {
  it.each([
    [new ApiError({ status: 413, code: 'TOO_LARGE' }), 'tooLarge'],
    [new ApiError({ status: 468, code: 'INVALID_INPUT_FILE' }), 'unreadable'],
  ])('%o is said in its own words, and trying again is not offered', (error, fault) => {
    expect(faultOfAnswer(error)).toBe(fault);
    expect(canRetry({ ...selected(fileOf('a.pdf'), 0), state: 'FAILED', fault: faultOfAnswer(error) })).toBe(
      false,
    );
  });
  it('of the line can be tried again', () => {
    const fault = faultOfAnswer(new TypeError('network'));
    expect(fault).toMatchObject({ status: 0, code: 'OFFLINE' });
    expect(canRetry({ ...selected(fileOf('a.pdf'), 0), state: 'FAILED', fault })).toBe(true);
  });
});

describe('a message', () => {
  const going = selected(fileOf('b.pdf'), 1);
  it.each([
    [[], undefined],
    [[earlier(item)], undefined],
    [[earlier({ ...item, scanState: 'WAITING' })], undefined],
    [[earlier(item), going], 'BUSY'],
    [[going, selected(fileOf('a.exe'), 0)], 'FAILED'],
    [[selected(fileOf('a.exe'), 0), earlier({ ...item, scanState: 'INFECTED' })], 'INFECTED'],
  ] as const)('%# goes or is kept back', (uploads, blocked) => expect(blockedBy(uploads)).toBe(blocked));
  it('carries what is there', () => expect(idsOf([earlier(item), going])).toEqual(['1']));
});
