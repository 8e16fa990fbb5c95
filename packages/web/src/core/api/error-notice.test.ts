import { businessCodes, logicCodes } from '@tervita/domain/core';
import { texts as codeTexts } from '@tervita/texts/error-codes-en';
import { texts } from '@tervita/texts/signed-in-en';
import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { noticeOf } from './error-notice.ts';

const { errors } = texts;
const { http } = errors;
const { codes } = codeTexts;

describe('what a failed call says', () => {
  it.each([
    [{ status: 468, code: 'INVALID_OTP' }, 'warning', codes.INVALID_OTP],
    [{ status: 468, code: 'NEW_ONE', body: { message: 'From the server' } }, 'warning', 'From the server'],
    [{ status: 468, code: 'toString' }, 'warning', http.notPossible],
    [{ status: 468, code: 'NEW_ONE', body: { message: 'NEW_ONE' } }, 'warning', http.notPossible],
    [{ status: 469, code: 'E_CONTACT_CHANGED' }, 'warning', codes.E_CONTACT_CHANGED],
    [{ status: 469, code: 'NEW_ONE' }, 'warning', http.changed],
    [{ status: 400, code: 'BAD_INPUT' }, 'warning', http.notPossible],
    [{ status: 403 }, 'warning', http.noPermission],
    [{ status: 403, body: { needs: 'ADULTHOOD' } }, 'warning', codes.PERSON_IS_UNDERAGE],
    [{ status: 404 }, 'warning', http.notFound],
    [{ status: 413 }, 'warning', http.tooLarge],
    [{ status: 422, code: 'KEY_REUSED' }, 'warning', http.arrivedBefore],
    [{ status: 429, retryAfterSeconds: 20 }, 'warning', 'Too many attempts. Try again in 20 seconds.'],
    [{ status: 429, retryAfterSeconds: 61 }, 'warning', 'Too many attempts. Try again in 2 minutes.'],
    [{ status: 429, retryAfterSeconds: 3_500 }, 'warning', 'Too many attempts. Try again in 59 minutes.'],
    [{ status: 429, retryAfterSeconds: 86_000 }, 'warning', 'Too many attempts. Try again in 24 hours.'],
    [{ status: 429 }, 'warning', 'Too many attempts. Try again in 1 minute.'],
    [{ status: 503 }, 'warning', http.unavailable],
    [{ status: 504 }, 'warning', http.timeout],
    [{ status: 500 }, 'error', http.technical],
    [{ status: 0, code: 'OFFLINE' }, 'warning', http.offline],
    [{ status: 0, code: 'TIMEOUT' }, 'warning', http.timeout],
  ])('%o', (answer, tone, text) => {
    expect(noticeOf(new ApiError(answer), errors, codes)).toMatchObject({ tone, text });
  });

  it('is silent for 401, which ends the session', () => {
    expect(noticeOf(new ApiError({ status: 401 }), errors)).toBeUndefined();
  });

  it.each(['CONSENTS', 'PROFILE'])('is silent for %s, which has a page of its own', (needs) => {
    expect(noticeOf(new ApiError({ status: 403, body: { needs } }), errors)).toBeUndefined();
  });

  it('gives the number of a fault of ours', () => {
    const notice = noticeOf(new ApiError({ status: 500, requestId: 'r1' }), errors);
    expect(notice).toMatchObject({ text: `${http.technical} Error reference r1`, requestId: 'r1' });
  });

  it('calls a thrown bug a technical error', () => {
    expect(noticeOf(new TypeError('x'), errors)).toMatchObject({ tone: 'error', text: http.technical });
  });

  it.each([...businessCodes, ...logicCodes])('has a sentence for %s', (code) => {
    const error = new ApiError({ status: 468, code, body: { emergencyNumber: '999' } });
    expect(noticeOf(error, errors, codes)?.text).toBe(codes[code].replace('{emergency}', '999'));
  });

  it('names the number to call that came with the refusal, and never a gap', () => {
    const refused = (body: unknown) =>
      noticeOf(new ApiError({ status: 468, code: 'TOO_MANY_MESSAGES', body }), errors, codes)?.text;
    expect(refused({ emergencyNumber: '911' })).toMatch(/In danger of life call 911\.$/);
    expect(refused({ message: 'In danger of life call 112.' })).toBe('In danger of life call 112.');
  });
});
