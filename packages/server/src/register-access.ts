import type { Clock } from './core/clock.ts';
import type { Config } from './core/config.ts';
import type { RegisterAccess } from './features/clinic-import/index.ts';
import { readAuthorities } from './integrations/eid/certificate.ts';
import { mobileId } from './integrations/mobile-id/mobile-id.ts';
import { xRoadRegister } from './integrations/patient-register/x-road-register.ts';
import { smartId } from './integrations/smart-id/smart-id.ts';

/** Where simulators stand in. */
interface Simulated {
  readonly eidCa: { readonly certificate: string };
  readonly smartId: {
    readonly apiUrl: string;
    readonly relyingParty: { readonly uuid: string; readonly name: string };
    readonly scheme: string;
  };
  readonly mobileId: {
    readonly apiUrl: string;
    readonly relyingParty: { readonly uuid: string; readonly name: string };
  };
  readonly patientRegister: { readonly serviceUrl: string; readonly client: string };
}

const simulated = ({ eidCa, ...stands }: Simulated, clock: Clock): RegisterAccess => {
  const authorities = readAuthorities(eidCa.certificate);
  const at = ({ apiUrl, relyingParty }: Simulated['mobileId']) => ({
    url: apiUrl,
    ...relyingParty,
    keyPins: [],
    authorities,
  });
  const { serviceUrl, client } = stands.patientRegister;
  return {
    register: xRoadRegister({ url: serviceUrl, client }, clock),
    methods: {
      SMART_ID: smartId({ ...at(stands.smartId), scheme: stands.smartId.scheme }, clock),
      MOBILE_ID: mobileId(at(stands.mobileId), clock),
    },
  };
};

const methodsOf = (config: Config, clock: Clock): RegisterAccess['methods'] => {
  const authorities = readAuthorities(config.EID_AUTHORITIES ?? '');
  const { SMART_ID_URL: smartUrl, SMART_ID_RP_UUID: smartUuid, SMART_ID_RP_NAME: smartName } = config;
  const { MOBILE_ID_URL: mobileUrl, MOBILE_ID_RP_UUID: mobileUuid, MOBILE_ID_RP_NAME: mobileName } = config;
  const smart =
    smartUrl && smartUuid && smartName ? { url: smartUrl, uuid: smartUuid, name: smartName } : null;
  const mobile =
    mobileUrl && mobileUuid && mobileName ? { url: mobileUrl, uuid: mobileUuid, name: mobileName } : null;
  const { SMART_ID_KEY_PINS: smartPins, SMART_ID_SCHEME: scheme, MOBILE_ID_KEY_PINS: mobilePins } = config;
  return {
    ...(smart ? { SMART_ID: smartId({ ...smart, scheme, keyPins: smartPins, authorities }, clock) } : {}),
    ...(mobile ? { MOBILE_ID: mobileId({ ...mobile, keyPins: mobilePins, authorities }, clock) } : {}),
  };
};

/** Undefined where no register is set up, or none is simulated: lists come from files alone then. Only Estonia has one. */
export const registerAccess = (
  config: Config,
  simulators: Simulated | undefined,
  clock: Clock,
): RegisterAccess | undefined => {
  if (config.COUNTRY_CODE !== 'EE') return undefined;
  const { PATIENT_REGISTER_URL: url, PATIENT_REGISTER_CLIENT: client } = config;
  if (url && client)
    return { register: xRoadRegister({ url, client }, clock), methods: methodsOf(config, clock) };
  return simulators && simulated(simulators, clock);
};
