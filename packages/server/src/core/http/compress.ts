import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
} from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Below this a packed answer is hardly smaller. */
const worthPacking = 1_024;
const packable = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg)/;

const [asZstd, asBrotli, asGzip] = [promisify(zstdCompress), promisify(brotliCompress), promisify(gzip)];

interface Packing {
  readonly name: string;
  /** Packed in place up to here, in about a millisecond: threads may be busy with passwords and files. */
  readonly inPlaceMost: number;
  readonly packInPlace: (body: Buffer) => Buffer;
  readonly pack: (body: Buffer) => Promise<Buffer>;
}

const zstdOptions = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
const gzipOptions = { level: 1 };

/** In the order of preference; levels at which a list of 500 takes about a millisecond. */
const packings: readonly Packing[] = [
  {
    name: 'zstd',
    inPlaceMost: 262_144,
    packInPlace: (body) => zstdCompressSync(body, zstdOptions),
    pack: (body) => asZstd(body, zstdOptions),
  },
  {
    name: 'br',
    inPlaceMost: 131_072,
    packInPlace: (body) => brotliCompressSync(body, brotliOptions),
    pack: (body) => asBrotli(body, brotliOptions),
  },
  {
    name: 'gzip',
    inPlaceMost: 65_536,
    packInPlace: (body) => gzipSync(body, gzipOptions),
    pack: (body) => asGzip(body, gzipOptions),
  },
];

/** "br;q=0" says that it is not wanted. */
const accepts = (header: string, name: string) =>
  header.split(',').some((each) => {
    const [coding = '', weight = ''] = each.trim().split(';');
    return coding.trim() === name && !/q=0(\.0*)?$/.test(weight.trim());
  });

/**
 * An answer stands whole in memory, so it is packed in one go, a large one beside the event loop: a stream in between cost more than
 * the packing itself. What comes as a stream, files and built scripts, has been packed before or is not worth it.
 */
export const addCompression = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
    const type = String(reply.getHeader('content-type') ?? '');
    if (!isText || !packable.test(type) || reply.hasHeader('content-encoding')) return payload;
    const body = Buffer.from(payload);
    if (body.length < worthPacking) return payload;
    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].flat().filter(Boolean).join(', '));
    const header = String(request.headers['accept-encoding'] ?? '');
    const packing = packings.find(({ name }) => accepts(header, name));
    if (!packing) return payload;
    const isSmall = body.length <= packing.inPlaceMost;
    const packed = isSmall ? packing.packInPlace(body) : await packing.pack(body);
    reply.header('content-encoding', packing.name).header('content-length', packed.length);
    return packed;
  });
};
