import { randomUUID } from 'node:crypto';
import type { RegisterMember } from '@tervita/domain/clinic-import';
import * as z from 'zod/mini';
import type { Clock } from '../../core/clock.ts';
import { fetchJson } from '../bounded-fetch.ts';
import { createBreaker } from '../breaker.ts';
import { type PatientRegister, RegisterRefused } from './patient-register.ts';

export interface XRoadAddress {
  /** The service behind our security server: .../r1/{instance}/{class}/{member}/{subsystem}/{service}/v1. */
  readonly url: string;
  /** Who we are: instance/class/member/subsystem. */
  readonly client: string;
  /** Other times to wait than the usual ones, for tests. */
  readonly waitMs?: number;
}

/** While somebody looks at the page, and in a job. */
const shortMs = 10_000;
const longMs = 60_000;
const restMs = 10_000;

const organisations = z.object({
  organisations: z.array(z.object({ registrationCode: z.string(), name: z.string() })),
});
const doctor = z.object({ code: z.string(), firstName: z.string(), surname: z.string() });
const lists = z.object({
  lists: z.array(z.object({ listCode: z.string(), doctor, memberCount: z.int() })),
});
const perhaps = z._default(z.nullable(z.string()), null);
const members = z.object({
  listCode: z.string(),
  members: z.array(
    z.object({
      personalCode: z.string(),
      firstName: z.string(),
      surname: z.string(),
      memberFrom: perhaps,
      memberUntil: perhaps,
      deceasedAt: perhaps,
    }),
  ),
});

/** The register over the REST form of X-Road. */
export const xRoadRegister = ({ url, client, waitMs }: XRoadAddress, clock: Clock): PatientRegister => {
  const breaker = createBreaker(clock, restMs);
  const ask = async (person: string, path: string, timeoutMs: number) => {
    if (!breaker.admits(url)) throw new RegisterRefused('REGISTER_NOT_AVAILABLE');
    try {
      const headers = {
        accept: 'application/json',
        'x-road-client': client,
        'x-road-userid': `EE${person}`,
        'x-road-id': randomUUID(),
      };
      const answer = await fetchJson(new URL(`${url}${path}`), { headers }, waitMs ?? timeoutMs);
      // A fault of X-Road may have the status of an answer: it says nothing about rights.
      if (answer.header('x-road-error') !== null || answer.status >= 500 || answer.status === 429)
        throw new RegisterRefused('REGISTER_NOT_AVAILABLE');
      breaker.worked(url);
      return answer;
    } catch (error) {
      breaker.failed(url);
      throw error instanceof RegisterRefused
        ? error
        : new RegisterRefused('REGISTER_NOT_AVAILABLE', { cause: error });
    }
  };
  const read = async <S extends z.ZodMiniType>(
    schema: S,
    person: string,
    path: string,
    timeoutMs: number,
  ): Promise<z.output<S>> => {
    const { status, json } = await ask(person, path, timeoutMs);
    if (status === 403) throw new RegisterRefused('NO_RIGHT');
    if (status === 404) throw new RegisterRefused('LIST_NOT_FOUND');
    const parsed = z.safeParse(schema, json);
    if (status !== 200 || !parsed.success) throw new RegisterRefused('UNREADABLE');
    return parsed.data;
  };
  const at = (registrationCode: string) => `/organisations/${encodeURIComponent(registrationCode)}/lists`;
  return {
    organisationsOf: async (person) =>
      (await read(organisations, person, '/organisations', shortMs)).organisations,
    listsOf: async (person, registrationCode) =>
      (await read(lists, person, at(registrationCode), shortMs)).lists,
    membersOf: async (person, registrationCode, listCode): Promise<readonly RegisterMember[]> => {
      const path = `${at(registrationCode)}/${encodeURIComponent(listCode)}/members`;
      const found = await read(members, person, path, longMs);
      // Of another list than was asked for nothing is taken.
      if (found.listCode !== listCode) throw new RegisterRefused('UNREADABLE');
      return found.members;
    },
  };
};
