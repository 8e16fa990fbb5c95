declare module 'virtual:phone-metadata' {
  import type { MetadataJson } from 'libphonenumber-js/core';

  export const metadata: MetadataJson;
}
