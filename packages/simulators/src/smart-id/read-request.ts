import { parseJson } from '../core/http-message.ts';
import { type Body, bodyOf, bytesIn, isText, objectOf } from '../eid/body.ts';

export interface SmartIdRequest {
  readonly relyingPartyName: string;
  readonly rpChallenge: string;
  readonly interactions: string;
  readonly interactionType: string;
}

const known = [
  'relyingPartyUUID',
  'relyingPartyName',
  'certificateLevel',
  'signatureProtocol',
  'signatureProtocolParameters',
  'interactions',
  'vcType',
  'requestProperties',
];
const interactionTypes = [
  'displayTextAndPIN',
  'confirmationMessage',
  'confirmationMessageAndVerificationCodeChoice',
];

const interactionOf = (interactions: unknown): string | undefined => {
  if (bytesIn(interactions) === 0) return undefined;
  const list = parseJson(Buffer.from(String(interactions), 'base64').toString('utf8'));
  const types = Array.isArray(list) ? list.map((each) => objectOf(each)?.type) : [];
  const isWell = types.every((type) => interactionTypes.includes(String(type)));
  return isWell && new Set(types).size === types.length && types.length > 0 ? String(types[0]) : undefined;
};

const challengeOf = (body: Body): string | undefined => {
  const parameters = objectOf(body.signatureProtocolParameters);
  const length = bytesIn(parameters?.rpChallenge);
  if (!parameters || length < 32 || length > 64) return undefined;
  if (parameters.signatureAlgorithm !== 'rsassa-pss') return undefined;
  const hash = objectOf(parameters.signatureAlgorithmParameters)?.hashAlgorithm;
  return hash === 'SHA-512' ? String(parameters.rpChallenge) : undefined;
};

/** The request, or which field the vendor would complain of. */
export const readSmartIdRequest = (text: string): SmartIdRequest | string => {
  const body = bodyOf(text);
  if (!body) return 'body';
  const strange = Object.keys(body).find((key) => !known.includes(key));
  if (strange) return strange;
  if (!isText(body.relyingPartyName) || Buffer.byteLength(body.relyingPartyName) > 32)
    return 'relyingPartyName';
  if (body.certificateLevel !== undefined && body.certificateLevel !== 'QUALIFIED') return 'certificateLevel';
  if (body.signatureProtocol !== 'ACSP_V2') return 'signatureProtocol';
  if (body.vcType !== 'numeric4') return 'vcType';
  const rpChallenge = challengeOf(body);
  if (!rpChallenge) return 'signatureProtocolParameters';
  const interactionType = interactionOf(body.interactions);
  if (!interactionType) return 'interactions';
  return {
    relyingPartyName: body.relyingPartyName,
    rpChallenge,
    interactions: String(body.interactions),
    interactionType,
  };
};
