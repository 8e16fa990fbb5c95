import { type RunningDns, startDns } from '@tervita/simulators';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MailDomainExists, mailDomains } from './mail-domains.ts';

let dns: RunningDns;
let now = new Date('2026-03-12T10:00:00Z');
let exists: MailDomainExists;
beforeAll(async () => {
  dns = await startDns();
});
afterAll(() => dns.close());
beforeEach(() => {
  dns.reset();
  exists = mailDomains({ servers: [dns.address], clock: () => now });
});

describe('a domain takes mail', () => {
  it.each([
    ['tervita.example', true],
    ['õun.example', true],
    ['only-a.example', true],
    ['only-aaaa.example', true],
    ['null-mx.example', false],
    ['empty.example', false],
    ['mail.invalid', false],
    ['no-such-clinic.example', false],
    ['', false],
    ['not a domain', false],
    [`${'a'.repeat(300)}.example`, false],
  ])('%s: %s', async (domain, expected) => {
    expect(await exists(domain)).toBe(expected);
  });

  it('when the name server is out of order, because nobody is turned away for that', async () => {
    dns.behave('SERVFAIL');
    expect(await exists('no-such-clinic.example')).toBe(true);
  });

  it('when the name server says nothing, before anybody loses patience', async () => {
    dns.behave('SILENT');
    expect(await exists('no-such-clinic.example')).toBe(true);
  });

  it('is asked once in ten minutes', async () => {
    await exists('Clinic.Example');
    await exists('clinic.example.');
    expect(dns.asked()).toHaveLength(1);
    now = new Date(now.getTime() + 11 * 60_000);
    await exists('clinic.example');
    expect(dns.asked()).toHaveLength(2);
  });
});
