import { isThisMachine } from './config-sealed.ts';

/** What decides whether it serves people or a demonstration, and what people need to be safe. */
interface ModeVariables {
  readonly APP_MODE?: string | undefined;
  readonly HOST: string;
  readonly PUBLIC_URL?: string | undefined;
  readonly DATABASE_URL?: string | undefined;
  readonly DATABASE_USERS_SECRET?: string | undefined;
  readonly DOKOBIT_ACCESS_TOKEN?: string | undefined;
  readonly SMTP_URL?: string | undefined;
  readonly SUPPORT_EMAIL?: string | undefined;
  readonly NODE_TLS_REJECT_UNAUTHORIZED?: string | undefined;
  readonly LOG_LEVEL: string;
  readonly RATE_LIMITS: boolean;
  readonly CLOCK_AHEAD_SECONDS: number;
  /** TRUST_PROXY was given, be it as false. */
  readonly isProxySaid: boolean;
}

const needed = ['PUBLIC_URL', 'DATABASE_URL', 'DATABASE_USERS_SECRET'] as const;
/** Known to everybody who has read our code. */
const simulatorToken = 'demo-access-token';

/** Problems of PROD, each with whether it is there. */
const inProd = (given: ModeVariables): readonly (readonly [isThere: boolean, problem: string])[] => [
  ...needed.map((name) => [!given[name], `${name}: is needed when APP_MODE is PROD`] as const),
  [given.PUBLIC_URL?.startsWith('http:') ?? false, 'PUBLIC_URL: must be https when APP_MODE is PROD'],
  // Else what people write to support would go nowhere, or to a stranger.
  [
    Boolean(given.SMTP_URL && !given.SUPPORT_EMAIL),
    'SUPPORT_EMAIL: is needed with SMTP_URL when APP_MODE is PROD',
  ],
  [
    given.SUPPORT_EMAIL?.endsWith('@tervita.example') ?? false,
    'SUPPORT_EMAIL: is a made-up one; nobody would read what people write to it',
  ],
  [
    given.LOG_LEVEL === 'silent',
    'LOG_LEVEL: cannot be silent when APP_MODE is PROD: nobody would hear of a fault or an alarm',
  ],
  [!given.RATE_LIMITS, 'RATE_LIMITS: cannot be off when APP_MODE is PROD'],
  [given.CLOCK_AHEAD_SECONDS !== 0, 'CLOCK_AHEAD_SECONDS: cannot be set when APP_MODE is PROD'],
  // Behind a proxy that is not believed all people are one network, and one of them uses up the calls of all.
  [
    !given.isProxySaid,
    'TRUST_PROXY: is needed when APP_MODE is PROD: how many proxies stand in front (1), their networks, or false for none',
  ],
  [
    given.DOKOBIT_ACCESS_TOKEN === simulatorToken,
    'DOKOBIT_ACCESS_TOKEN: is that of the simulator, which everybody knows; it cannot be used when APP_MODE is PROD',
  ],
  [
    given.NODE_TLS_REJECT_UNAUTHORIZED === '0',
    'NODE_TLS_REJECT_UNAUTHORIZED: cannot be 0 when APP_MODE is PROD: nobody would be asked who they are',
  ],
];

/** A server that others reach, or that was started on people's data, must not become a demonstration by a slip. */
const withoutMode = ({ HOST: host, PUBLIC_URL: url, DATABASE_URL: database }: ModeVariables): string[] => {
  const why = [
    ...(database ? ['DATABASE_URL'] : []),
    ...(isThisMachine(host) ? [] : ['a HOST that others reach']),
    ...(url?.startsWith('https:') ? ['a PUBLIC_URL of https'] : []),
  ];
  return why.length === 0
    ? []
    : [
        `APP_MODE: is needed with ${why.join(' and ')}: PROD for the data of people, DEMO for a demonstration`,
      ];
};

export const modeProblems = (given: ModeVariables): string[] => {
  if (given.APP_MODE === undefined) return withoutMode(given);
  if (given.APP_MODE !== 'PROD') return [];
  return inProd(given).flatMap(([isThere, problem]) => (isThere ? [problem] : []));
};
