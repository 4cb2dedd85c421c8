import type { ApiExtra } from '../../../src/api/extra.ts';
import { signedOutUser } from '../../../src/api/session/userSlice.ts';
import { pageStore } from '../../support/pageStore.ts';

/** A call that reached the fake network. */
export interface Call {
  method: string;
  /** Path with query string. */
  path: string;
  headers: Headers;
  credentials: RequestCredentials;
  /** The body: a form for multipart, a string for anything else. */
  body: FormData | string;
}

type Respond = (call: Call, signal: AbortSignal) => Response | Promise<Response>;

/** Creates a response with a JSON body. */
export const json = (body: unknown, init: ResponseInit = {}): Response => Response.json(body, init);

async function readCall(request: Request): Promise<Call> {
  const { pathname, search } = new URL(request.url);
  const multipart = request.headers.get('content-type')?.startsWith('multipart/') ?? false;
  const body = multipart ? await request.formData() : await request.text();
  return { method: request.method, path: `${pathname}${search}`, headers: request.headers, credentials: request.credentials, body };
}

/** Creates a real store with a fake network. `calls` are the calls that reached the network, and `paths()` lists them as `METHOD path`. */
export function apiStore(respond: Respond, extra: Partial<ApiExtra> = {}) {
  const calls: Call[] = [];
  const store = pageStore(
    async (_url, request) => {
      const call = await readCall(request);
      calls.push(call);
      return respond(call, request.signal);
    },
    signedOutUser,
    { ...extra, isChecked: true },
  );
  return { store, calls, paths: () => calls.map(({ method, path }) => `${method} ${path}`) };
}

/** Waits until pending work has run: invalidations and responses of the fake network take a few turns of the event loop. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve, 5));
}
