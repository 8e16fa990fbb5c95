import { json, type Route, type SimResponse } from '../core/http-message.ts';
import { readCreateFields } from './create-fields.ts';
import { fullName, type Identity } from './people.ts';
import { lifetimeSeconds, type Session, type Sessions } from './sessions.ts';

const accessDenied = json(403, { status: 'error', message: 'Access denied. Invalid access token.' });
const closed = json(400, { status: 'error', message: 'Session is closed or expired.', code: 1005 });
const waiting = json(200, { status: 'waiting', message: 'Waiting for user authentication.', code: 1003 });

/** Shaped as the vendor's; nothing in it is a real certificate, and its value says so. */
const certificateOf = (identity: Identity, at: Date) => ({
  name: `${identity.surname},${identity.name},${identity.code}`,
  subject: {
    serialNumber: `PNO${identity.countryCode.toUpperCase()}-${identity.code}`,
    C: identity.countryCode.toUpperCase(),
  },
  issuer: { CN: 'Demonstration issuer' },
  valid_from: new Date(at.getTime() - 86_400_000).toISOString(),
  valid_to: new Date(at.getTime() + 365 * 86_400_000).toISOString(),
  value: Buffer.from(`demonstration of ${fullName(identity)}`).toString('base64'),
});

const finishedAnswer = (session: Session, identity: Identity, at: Date): SimResponse =>
  json(200, {
    status: 'ok',
    code: identity.code,
    country_code: identity.countryCode.toLowerCase(),
    name: identity.name,
    surname: identity.surname,
    authentication_method: 'smartid',
    date_authenticated: at.toISOString().replace(/\.\d{3}Z$/, '+00:00'),
    session_token: session.token,
    certificate: certificateOf(identity, at),
  });

type Api = { accessToken: string; sessions: Sessions; baseUrl: () => string };

export const apiRoutes = ({ accessToken, sessions, baseUrl }: Api): Route[] => [
  {
    method: 'POST',
    path: /^\/api\/authentication\/create$/,
    handle: (request) => {
      if (request.query.get('access_token') !== accessToken) return accessDenied;
      const fields = readCreateFields(request);
      if (!fields.ok) {
        return json(400, { status: 'error', message: 'Invalid parameters.', errors: fields.errors });
      }
      const { token } = sessions.create(fields.destination, fields.expectedCode);
      return json(200, {
        status: 'ok',
        session_token: token,
        url: `${baseUrl()}/auth/${token}`,
        expires_in: lifetimeSeconds,
      });
    },
  },
  {
    method: 'GET',
    path: /^\/api\/authentication\/([^/]+)\/status$/,
    handle: (request, token) => {
      if (request.query.get('access_token') !== accessToken) return accessDenied;
      const session = sessions.find(token ?? '');
      if (session?.state === 'WAITING') return waiting;
      if (!session?.finished || session.state === 'CLOSED') return closed;
      // The person's data is given out once; whoever asks again is told that it is over.
      sessions.close(session);
      return finishedAnswer(session, session.finished.identity, session.finished.at);
    },
  },
];
