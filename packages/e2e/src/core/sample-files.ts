import { crc32, deflateSync } from 'node:zlib';

const chunk = (kind: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A real picture that browsers draw: a red spot fading out. */
export const photo = (size = 240): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const rows = Array.from({ length: size }, (_, y) =>
    Buffer.from([
      0,
      ...Array.from({ length: size }, (_each, x) => {
        const far = Math.min(1, Math.hypot(x - size / 2, y - size / 2) / (size / 2));
        return [230, Math.round(90 + 120 * far), Math.round(80 + 110 * far)];
      }).flat(),
    ]),
  );
  const mark = Buffer.from('89504e470d0a1a0a', 'hex');
  const data = deflateSync(Buffer.concat(rows));
  return Buffer.concat([mark, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
};

export const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
);

// In two halves, so that no scanner takes this file for the thing itself.
export const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
);
