const types: Readonly<Record<number, 'A' | 'MX' | 'AAAA'>> = { 1: 'A', 15: 'MX', 28: 'AAAA' };
const typeNumbers = { A: 1, MX: 15, AAAA: 28 } as const;
export type RecordType = keyof typeof typeNumbers;

export type Question = { id: number; name: string; type: RecordType | undefined; raw: Buffer };
export type Answer = { code: 'NOERROR' | 'NXDOMAIN' | 'SERVFAIL'; records: readonly Buffer[] };

const headerLength = 12;

/** Nothing when it is no question that we can read. */
export const readQuestion = (message: Buffer): Question | undefined => {
  if (message.length < headerLength || message.readUInt16BE(4) !== 1) return undefined;
  const labels: string[] = [];
  let at = headerLength;
  for (let length = message[at]; length !== 0; length = message[at]) {
    if (length === undefined || length > 63 || at + length + 1 > message.length) return undefined;
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  if (at + 5 > message.length) return undefined;
  return {
    id: message.readUInt16BE(0),
    name: labels.join('.').toLowerCase(),
    type: types[message.readUInt16BE(at + 1)],
    raw: message.subarray(headerLength, at + 5),
  };
};

const nameBytes = (name: string): Buffer =>
  Buffer.concat([
    ...name
      .split('.')
      .filter(Boolean)
      .map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label, 'latin1')])),
    Buffer.from([0]),
  ]);

/** An exchange of "." with preference 0 says that the domain takes no mail (RFC 7505). */
export const mx = (preference: number, exchange: string): Buffer => {
  const number = Buffer.alloc(2);
  number.writeUInt16BE(preference);
  return Buffer.concat([number, nameBytes(exchange)]);
};
export const a = (...bytes: readonly number[]): Buffer => Buffer.from(bytes);

const codes = { NOERROR: 0, SERVFAIL: 2, NXDOMAIN: 3 } as const;

export const writeAnswer = (question: Question, answer: Answer): Buffer => {
  const header = Buffer.alloc(headerLength);
  header.writeUInt16BE(question.id, 0);
  header.writeUInt16BE(0x8180 | codes[answer.code], 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(answer.records.length, 6);
  const records = answer.records.map((data) => {
    const fixed = Buffer.alloc(headerLength);
    fixed.writeUInt16BE(0xc00c, 0);
    fixed.writeUInt16BE(typeNumbers[question.type ?? 'A'], 2);
    fixed.writeUInt16BE(1, 4);
    fixed.writeUInt32BE(60, 6);
    fixed.writeUInt16BE(data.length, 10);
    return Buffer.concat([fixed, data]);
  });
  return Buffer.concat([header, question.raw, ...records]);
};
