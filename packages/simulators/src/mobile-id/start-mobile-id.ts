import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createClock } from '../core/clock.ts';
import { createFaultQueue } from '../core/faults.ts';
import { httpFaults } from '../core/http-faults.ts';
import { json, type Route, type SimRequest, type SimResponse } from '../core/http-message.ts';
import { type Listening, type Running, startHttpSimulator } from '../core/http-simulator.ts';
import { type Body, bodyOf, bytesIn, isText } from '../eid/body.ts';
import { createEidSessions } from '../eid/sessions.ts';
import type { Holder, TestCa } from '../eid/test-ca.ts';
import { mobileIdOutcome, mobileResults } from './outcomes.ts';
import { signHash } from './sign-hash.ts';

export type RunningMobileId = Running & {
  apiUrl: string;
  relyingParty: { uuid: string; name: string };
};

export type MobileIdOptions = Listening & {
  ca: TestCa;
  people?: readonly Holder[];
  answersAfterMs?: number;
};

const ownFaults = ['wrong-signature', 'wrong-person', 'bare-code'] as const;
const relyingParty = { uuid: '00000000-0000-0000-0000-000000000000', name: 'DEMO' };
const policies = ['1.3.6.1.4.1.10015.18.1', '0.4.0.2042.1.2'];
const clientAuth = '1.3.6.1.5.5.7.3.2';
const languages = ['EST', 'ENG', 'RUS', 'LIT'];
/** What a SIM card of P-256 signs; the vendor knows longer ones for other cards. */
const hashBytes: Readonly<Record<string, number>> = { SHA256: 32 };

interface Asked {
  readonly holder: Holder;
  readonly hash: Buffer;
  readonly result: string;
}

/** The field that the vendor would complain of. */
const wrongField = (body: Body): string | undefined => {
  if (!isText(body.phoneNumber) || !/^\+37[02]\d{7,8}$/.test(body.phoneNumber)) return 'phoneNumber';
  if (!isText(body.nationalIdentityNumber) || !/^\d{11}$/.test(body.nationalIdentityNumber))
    return 'nationalIdentityNumber';
  if (!languages.includes(String(body.language))) return 'language';
  if (bytesIn(body.hash) === 0 || bytesIn(body.hash) !== hashBytes[String(body.hashType)]) return 'hash';
  if (body.displayText !== undefined && (!isText(body.displayText) || body.displayText.length > 100))
    return 'displayText';
  return undefined;
};

/** The calls of Mobile-ID by which somebody signs in; its answers are really signed, with keys on the curve P-256. */
export const startMobileId = async ({
  ca,
  people = [],
  answersAfterMs = 0,
  ...listening
}: MobileIdOptions): Promise<RunningMobileId> => {
  const clock = createClock();
  const faults = createFaultQueue<string>([...httpFaults, ...ownFaults, ...mobileResults]);
  const takes = (kind: string) => faults.take((fault) => fault.kind === kind) !== undefined;
  const sessions = createEidSessions<Asked>(clock, answersAfterMs);
  const holderWith = (code: string) => people.find((person) => person.code === code);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const failure = (status: number, error: string): SimResponse =>
    json(status, { error, time: clock.now().toISOString(), traceId: randomUUID() });

  const begin = (request: SimRequest): SimResponse => {
    const body = bodyOf(request.body);
    if (!body) return failure(400, 'body');
    if (body.relyingPartyUUID !== relyingParty.uuid || body.relyingPartyName !== relyingParty.name)
      return failure(401, 'Failed to authorize user');
    const wrong = wrongField(body);
    if (wrong) return failure(400, `${wrong} is invalid`);
    const [code, phone] = [String(body.nationalIdentityNumber), String(body.phoneNumber)];
    const known = holderWith(code);
    const scripted = mobileResults.find((result) => takes(result));
    const result = scripted ?? mobileIdOutcome(phone, known !== undefined, code);
    const holder = known ?? { code, name: 'Demo', surname: 'Mobile-Id' };
    const hash = Buffer.from(String(body.hash), 'base64');
    return json(200, { sessionID: sessions.begin({ holder, hash, result }) });
  };

  const signed = ({ holder, hash }: Asked) => {
    const value = signHash(privateKey, hash);
    if (takes('wrong-signature')) value[10] = (value[10] ?? 0) ^ 1;
    const person = takes('wrong-person') ? { ...holder, code: '60001019906' } : holder;
    const bare = takes('bare-code') ? { serialNumber: person.code } : {};
    return {
      signature: { value: value.toString('base64'), algorithm: 'SHA256WithECEncryption' },
      cert: ca.leaf(publicKey, person, { policies, purpose: clientAuth, ...bare }).toString('base64'),
    };
  };

  const answer = async (request: SimRequest, id: string): Promise<SimResponse> => {
    const asked = await sessions.ended(id, request.query.get('timeoutMs'));
    const about = { time: clock.now().toISOString(), traceId: randomUUID() };
    if (asked === 'UNKNOWN') return failure(404, 'Session ID not found');
    if (!asked) return json(200, { state: 'RUNNING', ...about });
    const proof = asked.result === 'OK' ? signed(asked) : {};
    return json(200, { state: 'COMPLETE', result: asked.result, ...proof, ...about });
  };

  const routes: Route[] = [
    { method: 'POST', path: /^\/mid-api\/authentication$/, handle: begin },
    { method: 'GET', path: /^\/mid-api\/authentication\/session\/([\w-]+)$/, handle: answer },
  ];
  const running = await startHttpSimulator({
    ...listening,
    name: 'Mobile-ID',
    clock,
    faults,
    reset: sessions.clear,
    routes,
  });
  return { ...running, apiUrl: `http://127.0.0.1:${running.port}/mid-api`, relyingParty };
};
