import * as z from 'zod/mini';

const text = z.optional(z.string().check(z.trim(), z.minLength(1)));

/** Where files are kept and who looks for viruses in them. */
export const fileVariables = {
  CLAMD_URL: z.optional(z.string().check(z.regex(/^(tcp:\/\/[^/:]+(:\d+)?|unix:\/.+)$/))),
  S3_URL: z.optional(z.url({ protocol: /^https?$/ })),
  S3_BUCKET: text,
  S3_ACCESS_KEY: text,
  S3_SECRET_KEY: text,
  S3_REGION: z._default(z.string(), 'us-east-1'),
};

const s3 = ['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;
type Variables = Partial<Record<(typeof s3)[number] | 'S3_URL' | 'APP_MODE', string | undefined>>;

export const fileProblems = (given: Variables): string[] => {
  if (!given.S3_URL) return [];
  const missing = s3.filter((name) => !given[name]).map((name) => `${name}: is needed with S3_URL`);
  const isPlain = given.APP_MODE === 'PROD' && given.S3_URL.startsWith('http:');
  return [...missing, ...(isPlain ? ['S3_URL: must be https when APP_MODE is PROD'] : [])];
};
