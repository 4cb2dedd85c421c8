import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { fixedFiles } from './contentFiles.ts';

/** Names of content files in the contract; others can only be edited in the folder. */
const FILE_NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}. _-]*\.md$/u;

/**
 * Returns the paths of all files in a content folder that can be edited.
 * @param isListed whether a Markdown file of this name is among them
 */
export async function listFiles(folder: string, isListed = (name: string) => FILE_NAME.test(name)): Promise<string[]> {
  const listMarkdown = async (subfolder: string): Promise<string[]> => {
    const names = await readdir(path.join(folder, subfolder)).catch(() => []);
    return names
      .filter(isListed)
      .toSorted()
      .map((name) => `${subfolder}/${name}`);
  };
  const exists = (file: string): Promise<boolean> =>
    stat(path.join(folder, file)).then(
      (found) => found.isFile(),
      () => false,
    );
  const fixed = await Promise.all(fixedFiles.map(async (file) => ((await exists(file)) ? [file] : [])));
  return [...(await listMarkdown('events')), ...(await listMarkdown('certifications')), ...fixed.flat()];
}
