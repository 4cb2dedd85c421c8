import { databaseSettings } from '../../support/postgres/database.ts';
import { runProgram, type Outcome } from '../../support/server/program.ts';
import { jobFields, pdf } from '../jobs/forms.ts';

/** The programs of `npm run backup` and `npm run restore`. */
export const programs = { backup: 'server/start/backup/main.ts', restore: 'server/start/backup/restoreMain.ts' };

/** Runs one of the two programs on a file, with the settings of a server that uses this data directory. */
export const runCommand = async (
  name: keyof typeof programs,
  dataDir: string,
  file: string,
  extraEnv: Record<string, string> = {},
): Promise<Outcome> => runProgram(programs[name], [file], { DATA_DIR: dataDir, ...(await databaseSettings(dataDir)), ...extraEnv });

/** Returns a PDF of about 200 kB with this text. */
export const createPdf = (text: string): Buffer => pdf(text.padEnd(200_000));

/** Posts a job with a PDF as description. @returns the title @throws when the job is refused */
export async function postJob(origin: string, token: string, title: string): Promise<string> {
  const form = new FormData();
  for (const [field, value] of Object.entries(jobFields({ jobTitle: title }))) {
    for (const item of [value].flat()) if (typeof item === 'string') form.append(field, item);
  }
  form.append('jobDescription', new Blob([new Uint8Array(createPdf(title))]), 'file.pdf');
  const response = await fetch(`${origin}/api/jobs/postJob`, { method: 'POST', body: form, headers: { authorization: `Bearer ${token}` } });
  if (response.status !== 200) throw new Error(`refused with ${response.status}: ${await response.text()}`);
  return title;
}
