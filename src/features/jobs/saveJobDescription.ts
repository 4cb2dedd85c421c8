import { readAuthToken } from '../../api/session/authToken.ts';

const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
};

/** The true extension of a file (JOBS-08): by its type, else by the end of its address, else `pdf`. */
export function extensionOf(contentType: string | null, address: string): string {
  const byType = EXTENSIONS[contentType?.split(';')[0]?.trim().toLowerCase() ?? ''];
  return byType ?? /\.(pdf|docx?)(?:[?#]|$)/i.exec(address)?.[1]?.toLowerCase() ?? 'pdf';
}

/**
 * Fetches a job's uploaded description with the member's token and has the browser save it as `job_description.pdf`
 * (`.doc`, `.docx`).
 *
 * @param path address of the file on this site
 * @throws when the file cannot be had
 */
export async function saveJobDescription(path: string): Promise<void> {
  const token = readAuthToken();
  const answer = await fetch(path, token === null ? {} : { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`HTTP error! status: ${answer.status}`);
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = `job_description.${extensionOf(answer.headers.get('content-type'), path)}`;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the address in a task of its own.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
