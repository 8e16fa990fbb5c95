export interface UploadSample {
  readonly name?: string;
  readonly bytes: Buffer;
  /** What the part is called in the form. */
  readonly field?: string;
}

const boundary = 'tervita-boundary-7c1f';
export const multipartType = `multipart/form-data; boundary=${boundary}`;

const sample: UploadSample = { name: 'note.txt', bytes: Buffer.from('Tere') };

/** A form as browsers write it: fields first, then the file; or the other way round. */
export const multipartOf = (
  fields: Record<string, string>,
  upload: UploadSample = sample,
  where: 'before' | 'behind' = 'before',
): Buffer => {
  const written = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const { field = 'file', name = 'note.txt', bytes } = upload;
  const head =
    `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n` +
    'Content-Type: application/octet-stream\r\n\r\n';
  const file = [Buffer.from(head), bytes, Buffer.from('\r\n')];
  const rest = Buffer.from(written.join(''));
  const parts = where === 'before' ? [rest, ...file] : [...file, rest];
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
};
