import { useSyncExternalStore } from 'react';

let sentFraction: number | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Publishes the fraction of the pending form that has been sent; null when it is unknown or nothing is pending. */
export function reportProgress(fraction: number | null): void {
  sentFraction = fraction;
  for (const listener of listeners) listener();
}

/** Returns the fraction of the pending form that has been sent, 0 to 1; null when it is unknown or nothing is pending. */
export const useUploadProgress = (): number | null =>
  useSyncExternalStore(
    subscribe,
    () => sentFraction,
    () => null,
  );

/** Creates a `fetch` that sends one form with a file or a long text. It uses XMLHttpRequest, which reports upload progress. */
export function createUploadFetch(body: FormData | string): typeof fetch {
  return (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init);
    const { signal } = request;
    return new Promise<Response>((resolve, reject) => {
      const call = new XMLHttpRequest();
      const abort = (): void => call.abort();
      call.open(request.method, request.url);
      // The browser sets the multipart type with its boundary.
      for (const [name, value] of request.headers) {
        if (name !== 'content-type' || typeof body === 'string') call.setRequestHeader(name, value);
      }
      call.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) =>
        reportProgress(lengthComputable && total > 0 ? loaded / total : null),
      );
      call.upload.addEventListener('load', () => reportProgress(1));
      call.addEventListener('load', () => {
        const type = call.getResponseHeader('content-type');
        resolve(new Response(call.responseText, { status: call.status, headers: type === null ? {} : { 'content-type': type } }));
      });
      call.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
      call.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      call.addEventListener('loadend', () => {
        signal.removeEventListener('abort', abort);
        reportProgress(null);
      });
      signal.addEventListener('abort', abort);
      if (signal.aborted) return reject(new DOMException('Aborted', 'AbortError'));
      reportProgress(0);
      call.send(body);
    });
  };
}
