/** Just as much of DER as certificates need. */
export const der = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};
export const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts);
export const oid = (...bytes: readonly number[]) => der(0x06, Buffer.from(bytes));
export const text = (value: string) => der(0x0c, Buffer.from(value));
export const octets = (content: Uint8Array) => der(0x04, content);
export const bits = (content: Uint8Array) => der(0x03, Buffer.from([0]), content);
export const time = (moment: Date) =>
  der(0x18, Buffer.from(`${moment.toISOString().replace(/[-:T]|\.\d+/g, '')}`));
export const isTrue = Buffer.from([0x01, 0x01, 0xff]);

const base128 = (value: number): number[] => {
  const bytes = [value & 127];
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128))
    bytes.unshift((rest & 127) | 128);
  return bytes;
};

/** As people write it: 1.3.6.1. */
export const oidOf = (dotted: string): Buffer => {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  return oid(...base128(first * 40 + second), ...rest.flatMap(base128));
};

export const pemOf = (certificate: Buffer): string =>
  `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
