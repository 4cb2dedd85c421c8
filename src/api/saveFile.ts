import { readAuthToken } from './session/authToken.ts';

const EXTENSIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'application/pdf': 'pdf',
    'text/csv': 'csv',
    'application/msword': 'doc',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
    'application/zip': 'zip',
  }),
);

/** Returns a file's extension (JOBS-08, APPL-01), from its content type or else from its URL; `pdf` if neither says. */
export function extensionOf(contentType: string | null, url: string): string {
  const byType = EXTENSIONS.get(contentType?.split(';')[0]?.trim().toLowerCase() ?? '');
  return byType ?? /\.(pdf|docx?)(?:[?#]|$)/i.exec(url)?.[1]?.toLowerCase() ?? 'pdf';
}

/** A failed download, in the shape that `describeError` reads. */
class FileFailure extends Error {
  readonly status: number | 'FETCH_ERROR';
  readonly data: unknown;

  constructor(status: number | 'FETCH_ERROR', data: unknown) {
    super(`HTTP error! status: ${status}`);
    this.status = status;
    this.data = data;
  }
}

async function requestFile(path: string): Promise<Response> {
  const token = readAuthToken();
  try {
    return await fetch(path, token === null ? {} : { headers: { authorization: `Bearer ${token}` } });
  } catch {
    throw new FileFailure('FETCH_ERROR', null);
  }
}

/**
 * Downloads a file of this site with the session token. The blob has the file's content type.
 * @throws FileFailure
 */
export async function fetchFile(path: string): Promise<Blob> {
  const response = await requestFile(path);
  if (response.ok) return response.blob();
  const body: unknown = await response.json().catch(() => null);
  throw new FileFailure(response.status, body);
}

/**
 * Downloads a file of this site with the session token and saves it.
 * @param stem file name without extension
 * @throws FileFailure
 */
export async function saveFile(path: string, stem: string): Promise<void> {
  const file = await fetchFile(path);
  const objectUrl = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = objectUrl;
  link.download = `${stem}.${extensionOf(file.type, path)}`;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the object URL in another task.
  setTimeout(() => URL.revokeObjectURL(objectUrl), 1000);
}
