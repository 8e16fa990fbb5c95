import { createTestCa } from '@tervita/simulators';
import { describe, expect, it } from 'vitest';
import { parseConfig } from './config.ts';

const register = {
  PATIENT_REGISTER_URL: 'https://xroad.example/r1/EE/GOV/74000091/tk/nimistu/v1',
  PATIENT_REGISTER_CLIENT: 'EE/COM/12345678/tervita',
};
const pin = `${'A'.repeat(43)}=`;
const smartId = {
  SMART_ID_URL: 'https://rp-api.smart-id.com/v3',
  SMART_ID_RP_UUID: '00000000-0000-4000-8000-000000000000',
  SMART_ID_RP_NAME: 'Tervita',
  EID_AUTHORITIES: createTestCa().certificate.replaceAll('\n', '\\n'),
};
const prod = {
  APP_MODE: 'PROD',
  TRUST_PROXY: '1',
  PUBLIC_URL: 'https://tervita.example',
  DATABASE_URL: 'postgres://owner:x@db/tervita?sslmode=verify-full',
  DATABASE_USERS_SECRET: 'kR7v2mQ9xLw4Zt8bNc3pHs6yJf1dGa5e',
};

describe('the register and the digital IDs for it', () => {
  it('are set up whole', () => {
    const config = parseConfig({ ...prod, ...register, ...smartId, SMART_ID_KEY_PINS: `${pin}, ${pin}` });
    expect(config.SMART_ID_KEY_PINS).toEqual([pin, pin]);
    expect(config.EID_AUTHORITIES).toContain('\n');
  });
  it.each([
    [{ ...register, PATIENT_REGISTER_CLIENT: '' }, 'PATIENT_REGISTER_CLIENT: is needed'],
    [register, 'SMART_ID_URL or MOBILE_ID_URL: is needed'],
    [{ ...register, ...smartId, EID_AUTHORITIES: '' }, 'EID_AUTHORITIES: is needed with SMART_ID_URL'],
    [{ ...register, ...smartId, EID_AUTHORITIES: 'nonsense' }, 'EID_AUTHORITIES: must be certificates'],
    [{ ...register, ...smartId, SMART_ID_RP_NAME: '' }, 'SMART_ID_RP_NAME: is needed with SMART_ID_URL'],
    [{ ...register, ...smartId, SMART_ID_KEY_PINS: 'abc' }, 'SMART_ID_KEY_PINS: each is the SHA-256'],
    [{ ...prod, ...register, ...smartId }, 'SMART_ID_KEY_PINS: is needed with SMART_ID_URL'],
    [
      { ...prod, ...register, ...smartId, SMART_ID_KEY_PINS: pin, SMART_ID_URL: 'http://sid.example/v3' },
      'SMART_ID_URL: must be sealed',
    ],
  ])('is refused where something is missing or open (%#)', (given, problem) => {
    expect(() => parseConfig(given)).toThrow(problem);
  });
});
