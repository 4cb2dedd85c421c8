import { timingSafeEqual } from 'node:crypto';
import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BoardOperations } from '../../../shared/operations/board.ts';
import { isRow, toText } from '../../../shared/values.ts';
import type { Member } from '../../platform/contract/types.ts';
import { createConnectionOptions } from '../proxy/connectionOptions.ts';
import { createFileReplyOptions } from '../proxy/fileReply.ts';
import { getStatusMessage } from '../../platform/security/errors.ts';
import { HttpError } from '../../platform/security/httpError.ts';
import { keyedHash } from '../../platform/security/keyedHash.ts';

const PATH = '/job-files';

/** Path of files at hosts with the extension `files`. */
const HOST_FILES_PATH = ('/api/files/{fileId}' satisfies BoardOperations['getFile']['path']).replace('{fileId}', '');

/** File names of the documents, without extension, by the field that holds the URL of the file. */
const FILE_NAMES = { jobDescription: 'job_description', cv: 'cv' } as const;
type Field = keyof typeof FILE_NAMES;

const EXTENSIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'application/pdf': '.pdf',
    'application/msword': '.doc',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
  }),
);
/** Media type with which many hosts send every upload. The browser then takes the file name's extension from the URL. */
const UNKNOWN_TYPE = 'application/octet-stream';

/** Files of the provider's jobs and applications. */
export interface JobFiles {
  /**
   * Returns a row of a list in which paths on this site replace the URLs of the provider's files.
   * @param member null for visitors
   */
  replaceFileAddresses(row: unknown, member: Member | null): unknown;
  /** Serves the files at these paths. */
  register(app: FastifyInstance): Promise<void>;
}

export interface JobFileOptions {
  origin: string;
  timeoutMs: number;
  secret: Buffer;
  /** Whether the host serves files at `/api/files/{id}`. Requests for these paths are forwarded, so such URLs are not replaced. */
  hasFiles: boolean;
  findMember(request: FastifyRequest): Promise<Member | null>;
}

/**
 * Serves the provider's files at paths on this site. Each path contains a key that is derived from the provider's path. The key of a CV is
 * also derived from the member to whom the CV was listed (APPL-03). A job description is as public as its job (JOBS-08).
 */
export function createJobFiles({ origin, timeoutMs, secret, hasFiles, findMember }: JobFileOptions): JobFiles {
  const { host } = new URL(origin);

  const deriveKey = (field: Field, path: string, readerId: string): string =>
    keyedHash(secret, 'provider-file', field, path, readerId).toString('base64url');

  function createAddress(field: Field, value: unknown, member: Member | null): unknown {
    const text = toText(value);
    if (text === '' || !URL.canParse(text, origin)) return value;
    const url = new URL(text, origin);
    const path = `${url.pathname}${url.search}`;
    // A path that begins with two slashes would name another host.
    if (url.host !== host || path.startsWith('//') || (hasFiles && path.startsWith(HOST_FILES_PATH))) return value;
    return `${PATH}/${field}/${deriveKey(field, path, getReaderId(field, member))}${path}`;
  }

  function replaceFileAddresses(row: unknown, member: Member | null): unknown {
    if (!isRow(row)) return row;
    const fields = (Object.keys(FILE_NAMES) as Field[]).filter((field) => field in row);
    const files = fields.map((field): [string, unknown] => [field, createAddress(field, row[field], member)]);
    return { ...row, ...Object.fromEntries(files), ...('jobId' in row ? { jobId: replaceFileAddresses(row.jobId, member) } : {}) };
  }

  /** Returns the provider's path from a request's URL. @throws HttpError 404 for a URL that was not made for the caller */
  async function readAddress(request: FastifyRequest, field: Field): Promise<string> {
    const [, key = '', path = ''] = /^\/([\w-]{43})(\/[^/].*)$/.exec(request.url.slice(`${PATH}/${field}`.length)) ?? [];
    const member = field === 'cv' ? await findMember(request) : null;
    // The pattern guarantees the length of the key, as `timingSafeEqual` requires.
    const isValidKey = key !== '' && timingSafeEqual(Buffer.from(key), Buffer.from(deriveKey(field, path, getReaderId(field, member))));
    if (!isValidKey || (field === 'cv' && member === null)) throw new HttpError(404, getStatusMessage(404));
    return path;
  }

  async function registerField(app: FastifyInstance, field: Field): Promise<void> {
    const paths = new WeakMap<FastifyRequest, string>();
    await app.register(async (scope) => {
      scope.addHook('preHandler', async (request) => {
        paths.set(request, await readAddress(request, field));
        // Documents are compressed already, whatever their media type. Compressed once more they would lose their length and be held back.
        request.headers['x-no-compression'] = 'true';
      });
      await scope.register(proxy, {
        upstream: origin,
        prefix: `${PATH}/${field}`,
        httpMethods: ['GET', 'HEAD'],
        disableRequestLogging: true,
        undici: createConnectionOptions(timeoutMs),
        handler: (request, reply, _target, options) => reply.from(paths.get(request) ?? '/', options),
        replyOptions: {
          ...createFileReplyOptions({
            timeoutMs,
            types: new Set([...EXTENSIONS.keys(), UNKNOWN_TYPE]),
            createHeaders: (type) => ({
              'cache-control': 'private, no-store',
              'content-disposition':
                type === UNKNOWN_TYPE ? 'attachment' : `attachment; filename="${FILE_NAMES[field]}${EXTENSIONS.get(type) ?? ''}"`,
            }),
          }),
          queryString: (search) => (search ?? '').replace(/^\?/, ''),
        },
      });
    });
  }

  return {
    replaceFileAddresses,
    register: async (app) => {
      for (const field of Object.keys(FILE_NAMES) as Field[]) await registerField(app, field);
    },
  };
}

/** Returns the id of the member for whom a path is made; empty for a path that everybody may use. */
const getReaderId = (field: Field, member: Member | null): string => (field === 'cv' ? (member?.id ?? '') : '');
