import { constants, createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { createClock } from '../core/clock.ts';
import { createFaultQueue } from '../core/faults.ts';
import { httpFaults } from '../core/http-faults.ts';
import { json, type Route, type SimRequest, type SimResponse } from '../core/http-message.ts';
import { type Listening, type Running, startHttpSimulator } from '../core/http-simulator.ts';
import { bodyOf } from '../eid/body.ts';
import { createEidSessions } from '../eid/sessions.ts';
import { createTestCa, type Holder, type TestCa } from '../eid/test-ca.ts';
import { endResults, smartIdOutcomes } from './outcomes.ts';
import { readSmartIdRequest, type SmartIdRequest } from './read-request.ts';

export type RunningSmartId = Running & {
  /** Where its calls are. */
  apiUrl: string;
  relyingParty: { uuid: string; name: string };
  scheme: string;
};

export type SmartIdOptions = Listening & {
  ca: TestCa;
  /** Who has an account, besides the people of the vendor's demonstration. */
  people?: readonly Holder[];
  /** How long somebody looks for the phone. */
  answersAfterMs?: number;
};

/** What an answer can be besides honest: each of them a client must notice. */
const ownFaults = [
  'wrong-signature',
  'wrong-person',
  'wrong-authority',
  'expired-certificate',
  'low-level',
  'false-level',
  'wrong-purpose',
  'other-challenge',
] as const;
const relyingParty = { uuid: '00000000-0000-4000-8000-000000000000', name: 'DEMO' };
const scheme = 'smart-id-demo';
const qualified = ['1.3.6.1.4.1.10015.17.2', '0.4.0.2042.1.2'];
const advanced = ['1.3.6.1.4.1.10015.17.1', '0.4.0.2042.1.1'];
const purpose = '1.3.6.1.4.1.62306.5.7.0';
const signing = '1.3.6.1.5.5.7.3.4';

const rsaKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

const problem = (status: number, code: string, detail: string): SimResponse =>
  json(status, { type: 'about:blank', title: code, status, detail, errors: [{ code, detail }] });

interface Asked extends SmartIdRequest {
  readonly holder: Holder;
  readonly endResult: string;
}

/** The calls of Smart-ID's version 3 by which somebody is asked on their phone; its answers are really signed. */
export const startSmartId = async ({
  ca,
  people = [],
  answersAfterMs = 0,
  ...listening
}: SmartIdOptions): Promise<RunningSmartId> => {
  const clock = createClock();
  const faults = createFaultQueue<string>([...httpFaults, ...ownFaults, ...endResults]);
  const takes = (kind: string) => faults.take((fault) => fault.kind === kind) !== undefined;
  const sessions = createEidSessions<Asked>(clock, answersAfterMs);
  const known = (code: string) => people.find((person) => person.code === code);
  let keys: ReturnType<typeof rsaKeys> | undefined;
  // Made when somebody first signs: it takes a moment.
  const keyPair = () => {
    keys ??= rsaKeys();
    return keys;
  };

  const holderOf = (code: string): Holder | undefined =>
    known(code) ?? (smartIdOutcomes[code] ? { code, name: 'Demo', surname: 'Smart-Id' } : undefined);

  const begin = (request: SimRequest, identifier: string): SimResponse => {
    const read = readSmartIdRequest(request.body);
    if (typeof read === 'string') return problem(400, 'INVALID_REQUEST', read);
    if (bodyOf(request.body)?.relyingPartyUUID !== relyingParty.uuid)
      return problem(401, 'UNAUTHORIZED', 'relying party');
    const [, code = ''] = /^PNOEE-(\d{11})$/.exec(identifier) ?? [];
    const holder = holderOf(code);
    if (!holder) return problem(404, 'NO_SUITABLE_ACCOUNT_FOUND', 'no suitable account');
    const scripted = endResults.find((result) => takes(result));
    const endResult = scripted ?? smartIdOutcomes[code] ?? 'OK';
    return json(200, { sessionID: sessions.begin({ ...read, holder, endResult }) });
  };

  const signed = (asked: Asked) => {
    const { privateKey, publicKey } = keyPair();
    const serverRandom = randomBytes(24).toString('base64');
    const userChallenge = randomBytes(32).toString('base64url');
    const rpChallenge = takes('other-challenge') ? randomBytes(64).toString('base64') : asked.rpChallenge;
    const payload = [
      scheme,
      'ACSP_V2',
      serverRandom,
      rpChallenge,
      userChallenge,
      Buffer.from(asked.relyingPartyName).toString('base64'),
      '',
      createHash('sha256').update(asked.interactions).digest('base64'),
      asked.interactionType,
      '',
      'Notification',
    ].join('|');
    const value = sign('sha512', Buffer.from(payload), {
      key: privateKey,
      padding: constants.RSA_PKCS1_PSS_PADDING,
      saltLength: 64,
    });
    if (takes('wrong-signature')) value[10] = (value[10] ?? 0) ^ 1;
    const isLow = takes('low-level');
    const rules = isLow || takes('false-level') ? advanced : qualified;
    const use = takes('wrong-purpose') ? signing : purpose;
    const holder = takes('wrong-person') ? { ...asked.holder, code: '40504040001' } : asked.holder;
    const past = takes('expired-certificate') ? { validTo: new Date(clock.now().getTime() - 60_000) } : {};
    const authority = takes('wrong-authority') ? createTestCa() : ca;
    const cert = authority.leaf(publicKey, holder, {
      policies: rules,
      purpose: use,
      ...past,
    });
    return {
      signatureProtocol: 'ACSP_V2',
      signature: {
        value: value.toString('base64'),
        serverRandom,
        userChallenge,
        flowType: 'Notification',
        signatureAlgorithm: 'rsassa-pss',
        signatureAlgorithmParameters: {
          hashAlgorithm: 'SHA-512',
          maskGenAlgorithm: { algorithm: 'id-mgf1', parameters: { hashAlgorithm: 'SHA-512' } },
          saltLength: 64,
          trailerField: '0xbc',
        },
      },
      cert: { value: cert.toString('base64'), certificateLevel: isLow ? 'ADVANCED' : 'QUALIFIED' },
      interactionTypeUsed: asked.interactionType,
    };
  };

  const answer = async (request: SimRequest, id: string): Promise<SimResponse> => {
    const asked = await sessions.ended(id, request.query.get('timeoutMs'));
    if (asked === 'UNKNOWN') return problem(404, 'SESSION_NOT_FOUND', 'no such session');
    if (!asked) return json(200, { state: 'RUNNING' });
    const { endResult, holder } = asked;
    if (endResult !== 'OK') return json(200, { state: 'COMPLETE', result: { endResult } });
    const result = { endResult, documentNumber: `PNOEE-${holder.code}-MOCK-Q` };
    return json(200, { state: 'COMPLETE', result, ...signed(asked) });
  };

  const routes: Route[] = [
    { method: 'POST', path: /^\/v3\/authentication\/notification\/etsi\/([\w-]+)$/, handle: begin },
    { method: 'GET', path: /^\/v3\/session\/([\w-]+)$/, handle: answer },
  ];
  const running = await startHttpSimulator({
    ...listening,
    name: 'Smart-ID',
    clock,
    faults,
    reset: sessions.clear,
    routes,
  });
  return { ...running, apiUrl: `http://127.0.0.1:${running.port}/v3`, relyingParty, scheme };
};
