import { reportProgress, createUploadFetch, useUploadProgress } from '../../../src/api/uploadProgress.ts';
import { act, renderHook } from '@testing-library/react';

/** An XMLHttpRequest whose events the test dispatches. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  upload = new EventTarget();
  headers: string[][] = [];
  openArguments: string[] = [];
  sentBody: unknown = null;
  aborted = false;
  status = 0;
  responseText = '';
  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(...call: string[]) {
    this.openArguments = call;
  }
  setRequestHeader(...header: string[]) {
    this.headers.push(header);
  }
  getResponseHeader() {
    return 'application/json';
  }
  send(body: unknown) {
    this.sentBody = body;
  }
  abort() {
    this.aborted = true;
    this.end('abort');
  }
  end(kind: string) {
    this.dispatchEvent(new Event(kind));
    this.dispatchEvent(new Event('loadend'));
  }
}

const { XMLHttpRequest: originalXMLHttpRequest } = globalThis;
beforeEach(() => {
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
});
afterEach(() => {
  globalThis.XMLHttpRequest = originalXMLHttpRequest;
  act(() => reportProgress(null));
});

const form = new FormData();
const startUpload = (signal?: AbortSignal) => {
  const pending = createUploadFetch(form)(
    new Request('https://chapter.example.org/api/jobs/applyJob', {
      method: 'POST',
      body: form,
      headers: { authorization: 'Bearer t' },
      ...(signal && { signal }),
    }),
  );
  return { pending, call: FakeRequest.last };
};
const dispatchProgress = (loaded: number, total: number) =>
  act(() => void FakeRequest.last.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total })));

it('[APPLY-01] sends the form with the call’s headers, reports progress, and responds like fetch', async () => {
  const { result } = renderHook(() => useUploadProgress());
  expect(result.current).toBeNull();
  let upload!: ReturnType<typeof startUpload>;
  act(() => {
    upload = startUpload();
  });
  const { pending, call } = upload;
  expect(call.openArguments).toEqual(['POST', 'https://chapter.example.org/api/jobs/applyJob']);
  // The browser sets the content type, with its boundary.
  expect(call.headers).toEqual([['authorization', 'Bearer t']]);
  expect(call.sentBody).toBe(form);
  expect(result.current).toBe(0);
  dispatchProgress(30, 120);
  expect(result.current).toBe(0.25);
  act(() => {
    call.status = 409;
    call.responseText = '{"error":"Already applied"}';
    call.end('load');
  });
  const response = await pending;
  expect(response.status).toBe(409);
  expect(await response.json()).toEqual({ error: 'Already applied' });
  expect(result.current).toBeNull();
});

it('[APPLY-01] is aborted together with the call, and fails like fetch without a connection', async () => {
  const controller = new AbortController();
  const abortedUpload = startUpload(controller.signal);
  controller.abort();
  expect(abortedUpload.call.aborted).toBe(true);
  await expect(abortedUpload.pending).rejects.toMatchObject({ name: 'AbortError' });
  const lostUpload = startUpload();
  lostUpload.call.end('error');
  await expect(lostUpload.pending).rejects.toThrow(TypeError);
});
