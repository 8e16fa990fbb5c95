/** The first six and the last seven bits of the hash, as four digits. Smart-ID reckons in another way. */
export const mobileIdCode = (hash: Buffer): string =>
  String((((hash[0] ?? 0) & 0xfc) << 5) | ((hash.at(-1) ?? 0) & 0x7f)).padStart(4, '0');
