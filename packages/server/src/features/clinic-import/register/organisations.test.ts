import { describe, expect, it } from 'vitest';
import {
  type PatientRegister,
  RegisterRefused,
} from '../../../integrations/patient-register/patient-register.ts';
import { listsOfEach } from './organisations.ts';

const organisations = ['10000001', '10000002'].map((registrationCode) => ({
  clinicId: registrationCode,
  registrationCode,
}));

/** A register that refuses some organisations. */
const registerRefusing = (faults: Readonly<Record<string, 'NO_RIGHT' | 'REGISTER_NOT_AVAILABLE'>>) =>
  ({
    listsOf: async (_person: string, code: string) => {
      const fault = faults[code];
      if (fault) throw new RegisterRefused(fault);
      return [];
    },
  }) as unknown as PatientRegister;
const read = (faults: Parameters<typeof registerRefusing>[0]) =>
  listsOfEach(registerRefusing(faults), '47101010033', organisations);

describe('lists of several organisations', () => {
  it('those without a right hide no others', async () => {
    const found = await read({ '10000001': 'NO_RIGHT' });
    expect(found.map(({ organisation }) => organisation.registrationCode)).toEqual(['10000002']);
  });

  it('no right to any of them is told', async () => {
    await expect(read({ '10000001': 'NO_RIGHT', '10000002': 'NO_RIGHT' })).rejects.toMatchObject({
      code: 'DOCTOR_NOT_RELATED_WITH_ANY_CLINIC',
    });
  });

  it('a register that is away is told, not taken for a missing right', async () => {
    await expect(
      read({ '10000001': 'NO_RIGHT', '10000002': 'REGISTER_NOT_AVAILABLE' }),
    ).rejects.toMatchObject({
      code: 'REGISTER_NOT_AVAILABLE',
    });
  });
});
