import { generatePersonalCode } from '@tervita/domain/persons';
import {
  createTestCa,
  type Holder,
  type RegisteredList,
  type RegisteredMember,
  type RegisteredOrganisation,
  startMobileId,
  startPatientRegister,
  startSmartId,
} from '@tervita/simulators';
import { systemClock } from '../core/clock.ts';
import type { RegisterAccess } from '../features/clinic-import/index.ts';
import { readAuthorities } from '../integrations/eid/certificate.ts';
import { mobileId } from '../integrations/mobile-id/mobile-id.ts';
import { xRoadRegister } from '../integrations/patient-register/x-road-register.ts';
import { smartId } from '../integrations/smart-id/smart-id.ts';
import { codeNumber } from './list-files.ts';

const faultAt =
  (url: string) =>
  (kind: string, times = 1, delayMs = 10) =>
    fetch(`${url}/__sim/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind, times, delayMs }),
    });

/** The stand-ins for Smart-ID, Mobile-ID and the register, with our clients before them. */
export const startRegisterWorld = async ({ answersAfterMs = 0 }: { answersAfterMs?: number } = {}) => {
  const ca = createTestCa();
  const people: Holder[] = [];
  const organisations: RegisteredOrganisation[] = [];
  const authorities = readAuthorities(ca.certificate);
  const register = await startPatientRegister({ organisations: () => organisations });
  const smart = await startSmartId({ ca, people, answersAfterMs });
  const mobile = await startMobileId({ ca, people, answersAfterMs });
  const access = (): RegisterAccess => ({
    register: xRoadRegister({ url: register.serviceUrl, client: register.client }, systemClock),
    methods: {
      SMART_ID: smartId(
        { url: smart.apiUrl, ...smart.relyingParty, scheme: smart.scheme, keyPins: [], authorities },
        systemClock,
      ),
      MOBILE_ID: mobileId(
        { url: mobile.apiUrl, ...mobile.relyingParty, keyPins: [], authorities },
        systemClock,
      ),
    },
  });
  return {
    ca,
    people,
    organisations,
    register,
    smart,
    mobile,
    access,
    faults: { register: faultAt(register.url), smart: faultAt(smart.url), mobile: faultAt(mobile.url) },
    close: () => Promise.all([register.close(), smart.close(), mobile.close()]),
  };
};
export type RegisterWorld = Awaited<ReturnType<typeof startRegisterWorld>>;

export const memberOf = (over: Partial<RegisteredMember> = {}): RegisteredMember => ({
  personalCode: codeNumber(1),
  firstName: 'Õie',
  surname: 'Kask',
  memberFrom: '2026-03-01',
  memberUntil: null,
  deceasedAt: null,
  insured: true,
  ...over,
});

export const membersFrom = (from: number, count: number): RegisteredMember[] =>
  Array.from({ length: count }, (_, at) =>
    memberOf({ personalCode: codeNumber(from + at), surname: `Kask${String.fromCharCode(65 + (at % 26))}` }),
  );

export const listOf = (listCode: string, members: readonly RegisteredMember[]): RegisteredList => ({
  listCode,
  county: 'Harjumaa',
  doctor: {
    code: 'D03962',
    firstName: 'Helen',
    surname: 'Lillepuu',
    personalCode: generatePersonalCode('EE', { birthDate: '1978-05-26', sex: 'FEMALE', serial: 1 }),
  },
  members,
});
