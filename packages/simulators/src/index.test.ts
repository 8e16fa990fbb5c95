import { expect, test } from 'vitest';
import { startSimulators } from './index.ts';

test('starts all on loopback, tells where they are, and closes them', async () => {
  const simulators = await startSimulators({ people: [], languages: ['et', 'en'] });
  const { landing, dokobit, mail, google, apple, dns, clamd, push, llm, awell, sms } = simulators;
  const { smartId, mobileId, patientRegister } = simulators;
  const more = [smartId, mobileId, patientRegister];
  const index = await (await fetch(landing.url)).text();
  expect(index).toContain(dokobit.url);
  expect(index).toContain(mail.smtpUrl);
  for (const { url } of [google, apple, push, llm, awell, sms, ...more]) expect(index).toContain(url);
  expect(index).toContain(dns.address);
  expect(index).toContain(clamd.url);
  for (const { url } of [landing, dokobit, mail, google, apple, push, llm, awell, sms, ...more]) {
    expect(new URL(url).hostname).toBe('127.0.0.1');
    expect((await fetch(`${url}/__sim`)).status).toBe(200);
  }
  await simulators.close();
  await expect(fetch(landing.url)).rejects.toThrow();
});

test('a taken port leaves nothing running', async () => {
  const first = await startSimulators({ people: [], languages: ['en'] });
  const { port: dokobitPort } = first.dokobit;
  await first.dokobit.close();
  const ports = { dokobit: dokobitPort, mail: first.mail.port };
  await expect(startSimulators({ people: [], languages: ['en'], ports })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
  await expect(fetch(`http://127.0.0.1:${dokobitPort}/__sim`)).rejects.toThrow();
  await first.close();
});

test('answers with the address that browsers use', async () => {
  const publicUrls = { dokobit: 'https://demo.example.com/id/' };
  const simulators = await startSimulators({ people: [], languages: ['en'], publicUrls });
  const { port, accessToken } = simulators.dokobit;
  const created = await fetch(
    `http://127.0.0.1:${port}/api/authentication/create?access_token=${accessToken}`,
    {
      method: 'POST',
      body: new URLSearchParams({ return_url: 'https://demo.example.com/back' }),
    },
  );
  expect(await created.json()).toMatchObject({
    url: expect.stringMatching(/^https:\/\/demo\.example\.com\/id\/auth\/\w+$/),
  });
  await simulators.close();
});
