import { createPublicKey } from 'node:crypto';
import { type ProblemType, problemTypeNamed } from '@tervita/domain/problem-types';
import * as z from 'zod/mini';

/** ISI=abc,BDI=def: the care flow of each questionnaire that the provider hosts. */
const pathways = z.pipe(
  z._default(z.string().check(z.regex(/^([\w-]+=[\w-]+(,[\w-]+=[\w-]+)*)?$/)), ''),
  z.transform((list: string): ReadonlyMap<string, string> => {
    const pairs = [...list.matchAll(/([\w-]+)=([\w-]+)/g)];
    return new Map(pairs.map(([, type = '', id = '']) => [type, id]));
  }),
);

/** A key of several lines stands in one line of an env file. */
const publicKey = z.pipe(
  z.optional(z.string()),
  z.transform((key: string | undefined) => key?.replaceAll('\\n', '\n')),
);

/** The provider that hosts questionnaires whose text we do not hold. */
export const careFlowVariables = {
  AWELL_URL: z.optional(z.url({ protocol: /^https?$/ })),
  AWELL_API_KEY: z.optional(z.string()),
  AWELL_WEBHOOK_PUBLIC_KEY: publicKey,
  AWELL_PATHWAYS: pathways,
};

type Variables = z.output<z.ZodMiniObject<typeof careFlowVariables>>;

const isKey = (key: string): boolean => {
  try {
    return createPublicKey(key).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
};

export const careFlowProblems = (given: Variables): string[] => {
  const { AWELL_URL: url, AWELL_API_KEY: apiKey, AWELL_WEBHOOK_PUBLIC_KEY: key } = given;
  const unknown = [...given.AWELL_PATHWAYS.keys()].filter((name) => !problemTypeNamed(name));
  return [
    ...(url && !apiKey ? ['AWELL_API_KEY: is needed with AWELL_URL'] : []),
    ...(key && !isKey(key) ? ['AWELL_WEBHOOK_PUBLIC_KEY: is not an RSA public key'] : []),
    ...unknown.map((name) => `AWELL_PATHWAYS: ${name} is not a questionnaire`),
  ];
};

export const pathwayIdsOf = (named: Iterable<readonly [string, string]>): ReadonlyMap<ProblemType, string> =>
  new Map(
    [...named].flatMap(([name, id]): [ProblemType, string][] => {
      const type = problemTypeNamed(name);
      return type ? [[type, id]] : [];
    }),
  );
