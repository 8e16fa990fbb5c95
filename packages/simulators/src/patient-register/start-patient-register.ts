import { createHash, randomUUID } from 'node:crypto';
import { createFaultQueue } from '../core/faults.ts';
import { httpFaults } from '../core/http-faults.ts';
import { json, type Route, type SimRequest, type SimResponse } from '../core/http-message.ts';
import { type Listening, type Running, startHttpSimulator } from '../core/http-simulator.ts';
import type { RegisteredOrganisation } from './organisations.ts';

export type RunningPatientRegister = Running & {
  /** The service, behind the security server. */
  serviceUrl: string;
  /** Who calls, as X-Road names its members. */
  client: string;
};

export type PatientRegisterOptions = Listening & {
  /** Asked for at each call, so that a test can change what the register says. */
  organisations: () => readonly RegisteredOrganisation[];
};

/** A fault of X-Road itself, told apart from one of the register by its header. */
const ownFaults = ['x-road-error'] as const;
const service = 'TEST/GOV/70000001/register/nimistu';
const client = 'TEST/COM/10000001/tervita';

const xRoadError = (status: number, type: string, message: string): SimResponse => {
  const answer = json(status, { type, message, detail: randomUUID() });
  return { ...answer, headers: { ...answer.headers, 'x-road-error': type } };
};

/**
 * A security server of X-Road with the register of practice lists behind it. Who asks, and for whom, stands in headers; a
 * person gets only what belongs to the organisations they may act for.
 */
export const startPatientRegister = async ({
  organisations,
  ...listening
}: PatientRegisterOptions): Promise<RunningPatientRegister> => {
  const faults = createFaultQueue<string>([...httpFaults, ...ownFaults]);

  /** What X-Road adds to every answer. */
  const answered = (request: SimRequest, response: SimResponse): SimResponse => ({
    ...response,
    headers: {
      ...response.headers,
      'x-road-service': service,
      'x-road-client': client,
      'x-road-id': String(request.headers['x-road-id'] ?? randomUUID()),
      'x-road-request-id': randomUUID(),
      'x-road-request-hash': createHash('sha512').update(request.path).digest('base64'),
    },
  });
  const served =
    (handle: (person: string, ...groups: string[]) => SimResponse) =>
    (request: SimRequest, ...groups: string[]): SimResponse => {
      if (faults.take(({ kind }) => kind === 'x-road-error'))
        return xRoadError(500, 'Server.ClientProxy.NetworkError', 'Could not connect to the target');
      if (request.headers['x-road-client'] !== client)
        return xRoadError(403, 'Server.ServerProxy.AccessDenied', 'Request is not allowed');
      const [, person] = /^EE(\d{11})$/.exec(String(request.headers['x-road-userid'] ?? '')) ?? [];
      if (!person) return answered(request, json(400, { code: 'USER_MISSING' }));
      return answered(request, handle(person, ...groups));
    };
  const of = (person: string) => organisations().filter(({ actors }) => actors.includes(person));
  const refused = json(403, { code: 'NO_RIGHT' });
  const base = `/r1/${service}/v1`;
  const at = (rest: string) => new RegExp(`^${base}${rest}$`);

  const routes: Route[] = [
    {
      method: 'GET',
      path: at('/organisations'),
      handle: served((person) =>
        json(200, {
          organisations: of(person).map(({ registrationCode, name }) => ({ registrationCode, name })),
        }),
      ),
    },
    {
      method: 'GET',
      path: at('/organisations/(\\d+)/lists'),
      handle: served((person, code) => {
        const found = of(person).find(({ registrationCode }) => registrationCode === code);
        if (!found) return refused;
        return json(200, {
          lists: found.lists.map(({ members, ...list }) => ({
            ...list,
            status: 'ACTIVE',
            memberCount: members.filter(({ deceasedAt }) => deceasedAt === null).length,
          })),
        });
      }),
    },
    {
      method: 'GET',
      path: at('/organisations/(\\d+)/lists/([\\w-]+)/members'),
      handle: served((person, code, listCode) => {
        const found = of(person).find(({ registrationCode }) => registrationCode === code);
        if (!found) return refused;
        const list = found.lists.find((each) => each.listCode === listCode);
        if (!list) return json(404, { code: 'LIST_NOT_FOUND' });
        return json(200, { listCode, doctorCode: list.doctor.code, members: list.members });
      }),
    },
  ];
  const running = await startHttpSimulator({ ...listening, name: 'Patient register', faults, routes });
  return { ...running, serviceUrl: `http://127.0.0.1:${running.port}${base}`, client };
};
