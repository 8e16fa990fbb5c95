import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart';
import type { RouteDefinition } from '@tervita/contract/core';
import { fileMaxBytes } from '@tervita/domain/files';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BadInput, TooLarge, UploadCut } from './errors.ts';
import { readFields } from './input.ts';
import type { Upload } from './use-case.ts';

/** Boundaries, part headers and fields around the file itself. */
const wrapping = 16_384;

/** Reads multipart bodies of the routes in this scope as streams; every other route still refuses the type. */
export const acceptUploads = (scope: FastifyInstance): void => {
  scope.register(multipart, {
    throwFileSizeLimit: false,
    // One byte more than allowed: whoever counts sees that it is too much.
    limits: {
      files: 1,
      fields: 4,
      parts: 5,
      fieldSize: 8_000,
      fieldNameSize: 100,
      fileSize: fileMaxBytes + 1,
    },
  });
};

type Parts = AsyncIterator<Multipart>;
type Fields = Map<string, unknown>;

/** The names of fields are the caller's; one that comes twice is kept as both, which no form takes. */
const addField = (fields: Fields, name: string, value: unknown) =>
  fields.set(name, fields.has(name) ? [fields.get(name), value] : value);

const nextPart = (parts: Parts) =>
  parts.next().catch((error: unknown) => {
    throw new UploadCut('not a form with a file', { cause: error });
  });

/** Reads on to the file, or to the end of the form. */
const readToFile = async (parts: Parts, fields: Fields): Promise<MultipartFile | undefined> => {
  for (let next = await nextPart(parts); !next.done; next = await nextPart(parts)) {
    if (next.value.type === 'file') return next.value;
    addField(fields, next.value.fieldname, next.value.value);
  }
  return undefined;
};

/** What a length in the header says is too much is refused before any of it is read. */
const refuseTooLong = (request: FastifyRequest) => {
  if (Number(request.headers['content-length'] ?? 0) > fileMaxBytes + wrapping) throw new TooLarge();
};

export const takeUpload = async <R extends RouteDefinition>(
  route: R,
  request: FastifyRequest,
): Promise<Upload<R>> => {
  refuseTooLong(request);
  const fields: Fields = new Map();
  const parts = request.parts()[Symbol.asyncIterator]();
  const part = await readToFile(parts, fields);
  if (part?.fieldname !== 'file') {
    part?.file.destroy();
    throw new BadInput([{ path: ['body', 'file'], key: 'required' }]);
  }
  const read = () => readFields(route, Object.fromEntries(fields)) as Upload<R>['fields'];
  const allFields = async () => {
    await readToFile(parts, fields);
    return read();
  };
  try {
    return { fields: read(), allFields, name: part.filename ?? '', content: part.file };
  } catch (error) {
    part.file.destroy();
    throw error;
  }
};
