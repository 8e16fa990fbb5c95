import multipart from '@fastify/multipart';
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

const fieldValue = (field: unknown): unknown =>
  typeof field === 'object' && field !== null && 'value' in field ? field.value : undefined;

/** The names of fields are the caller's; the file itself is not among them. */
const fieldsOf = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => name !== 'file')
      .map(([name, field]) => [name, Array.isArray(field) ? field.map(fieldValue) : fieldValue(field)]),
  );

/** What a length in the header says is too much is refused before any of it is read. */
const refuseTooLong = (request: FastifyRequest) => {
  if (Number(request.headers['content-length'] ?? 0) > fileMaxBytes + wrapping) throw new TooLarge();
};

export const takeUpload = async <R extends RouteDefinition>(
  route: R,
  request: FastifyRequest,
): Promise<Upload<R>> => {
  refuseTooLong(request);
  const part = await request.file().catch((error: unknown) => {
    throw new UploadCut('not a form with a file', { cause: error });
  });
  if (part?.fieldname !== 'file') {
    part?.file.destroy();
    throw new BadInput([{ path: ['body', 'file'], key: 'required' }]);
  }
  try {
    const fields = readFields(route, fieldsOf(part.fields)) as Upload<R>['fields'];
    return { fields, name: part.filename ?? '', content: part.file };
  } catch (error) {
    part.file.destroy();
    throw error;
  }
};
