import { join } from 'node:path';
import type { Config } from './core/config.ts';
import { clamdScanner } from './integrations/clamd/clamd.ts';
import type { Scanner } from './integrations/clamd/scanner.ts';
import { diskStorage } from './integrations/storage/disk.ts';
import { s3Storage } from './integrations/storage/s3.ts';
import type { FileStorage } from './integrations/storage/storage.ts';

/** A bucket when one is set up, else the disk of this machine. */
export const fileStorage = (config: Config): Promise<FileStorage> => {
  const folder = join(config.DATA_DIR, 'files');
  const { S3_URL: url, S3_BUCKET: bucket, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = config;
  if (url && bucket && accessKey && secretKey)
    return s3Storage({ url, bucket, accessKey, secretKey, region: config.S3_REGION, folder });
  return diskStorage(folder);
};

/** Without one, files say that they were not checked. */
export const fileScanner = (config: Config, simulated: string | undefined): Scanner | undefined => {
  const url = config.CLAMD_URL ?? simulated;
  return url ? clamdScanner(url) : undefined;
};
