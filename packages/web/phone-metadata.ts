import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** Countries of the product and those its people come from; of any other number the server is the judge. */
const countries = ['EE', 'PL', 'GB', 'US', 'ZA', 'FI', 'SE', 'NO', 'LV', 'LT', 'DE', 'RU', 'UA', 'IE', 'ES'];

interface Metadata {
  version: number;
  country_calling_codes: Record<string, string[]>;
  countries: Record<string, unknown>;
}

const id = 'virtual:phone-metadata';
const resolved = `\0${id}`;

const kept = (): Metadata => {
  const file = createRequire(import.meta.url).resolve('libphonenumber-js/metadata.max.json');
  const all = JSON.parse(readFileSync(file, 'utf8')) as Metadata;
  const only = Object.entries(all.country_calling_codes)
    .map(([code, of]): [string, string[]] => [code, of.filter((country) => countries.includes(country))])
    .filter(([, of]) => of.length > 0);
  return {
    version: all.version,
    country_calling_codes: Object.fromEntries(only),
    countries: Object.fromEntries(countries.map((country) => [country, all.countries[country]])),
  };
};

/** The number plans of the world are 36 kB; those of our people a few. */
export const phoneMetadata = (): Plugin => ({
  name: 'phone-metadata',
  resolveId: (asked) => (asked === id ? resolved : undefined),
  load: (asked) => (asked === resolved ? `export const metadata = ${JSON.stringify(kept())};` : undefined),
});
