import { describe, expect, it } from 'vitest';
import { emailDomain, emailFault, emailKey, likelyEmail, maskedEmail } from './email.ts';

describe('an e-mail address', () => {
  it.each(['mari@example.com', 'a.b+c@sub.example.ee', "o'neil@example.co.uk", 'o@näide.ee', '1@x.io'])(
    '%s is good',
    (good) => expect(emailFault(good)).toBeUndefined(),
  );
  it.each([
    '',
    'mari',
    'mari@',
    '@example.com',
    'mari@example',
    'mari@@example.com',
    'ma ri@example.com',
    'mari@exa mple.com',
    'mari@-example.com',
    '.mari@example.com',
    'mari..x@example.com',
    'mari.@example.com',
    'mari@example.com, x@example.com',
    'Mari <mari@example.com>',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(250)}.com`,
    'a@b.c\r\nBcc: x@example.com',
  ])('%s is refused', (bad) => expect(emailFault(bad)).toBe('badEmail'));
  it.each(['mari@gmail.ee', 'mari@hotmail.ee', 'mari@Gmail.EE', 'a@x.hotmail.ee'])(
    '%s is asked about',
    (typed) => expect(emailFault(typed)).toBe('unlikelyEmail'),
  );
  it.each([
    'ｅmily@example.com',
    'õ@example.com',
    'ма@example.com',
    'ﬁona@example.com',
    'mari\u00ad@example.com',
  ])('%s may be taken for another and is refused', (typed) =>
    expect(emailFault(typed)).toBe('lettersInEmail'),
  );
  it('knows what was meant', () => expect(likelyEmail('mari@gmail.ee')).toBe('mari@gmail.com'));
  it('has one key for all its spellings', () =>
    expect(emailKey('Mari@Example.COM')).toBe('mari@example.com'));
  it('is shown in part', () => expect(maskedEmail('mari@example.com')).toBe('m•••@example.com'));
  it('has a domain', () => expect(emailDomain('mari@sub.example.com')).toBe('sub.example.com'));
});
