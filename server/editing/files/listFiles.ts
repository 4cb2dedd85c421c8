import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { loadContract } from '../../platform/contract/load.ts';
import { fixedFiles } from './contentFiles.ts';

/** Returns whether the contract allows a file to be named; others can only be edited in the folder. */
function createNameTest(): (file: string) => boolean {
  const { schemas } = loadContract('content').document.components as { schemas: { ContentFileName: { pattern: string } } };
  const pattern = new RegExp(schemas.ContentFileName.pattern, 'u');
  return (file) => pattern.test(file);
}

/**
 * Returns the paths of all files in a content folder that can be edited.
 * @param isListed whether a file in `events/` or `certifications/` is among them
 */
export async function listFiles(folder: string, isListed = createNameTest()): Promise<string[]> {
  const listMarkdown = async (subfolder: string): Promise<string[]> => {
    const names = await readdir(path.join(folder, subfolder)).catch(() => []);
    return names
      .map((name) => `${subfolder}/${name}`)
      .filter(isListed)
      .toSorted();
  };
  const exists = (file: string): Promise<boolean> =>
    stat(path.join(folder, file)).then(
      (found) => found.isFile(),
      () => false,
    );
  const fixed = await Promise.all(fixedFiles.map(async (file) => ((await exists(file)) ? [file] : [])));
  return [...(await listMarkdown('events')), ...(await listMarkdown('certifications')), ...fixed.flat()];
}
