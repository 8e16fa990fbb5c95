import { fileURLToPath } from 'node:url';

// The source and the bundle both lie one level below the package, so one path serves both.
export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));
export const fontsFolder = fileURLToPath(new URL('../assets/fonts', import.meta.url));
export const commonPasswordsFile = fileURLToPath(new URL('../assets/common-passwords.bin', import.meta.url));
export const substanceNamesFile = fileURLToPath(new URL('../assets/substance-names.txt', import.meta.url));
export const syntheticRegisterFile = fileURLToPath(
  new URL('../data/synthetic-register.csv', import.meta.url),
);
export const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));
