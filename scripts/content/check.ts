import path from 'node:path';
import { Mistakes, formatMistake } from '../../server/cms/contentError.ts';
import { reportDeadLinks } from './deadLinks.ts';
import { formatFolder, readSnapshot } from '../../server/cms/contentSnapshot.ts';
import { findContentFolder, openContentFolder } from '../../server/cms/folder.ts';
import { readSettings } from '../../server/platform/settings.ts';
import { describeStartFailure } from '../../server/start/startFailure.ts';

/**
 * `npm run content:check -- FOLDER`: reports every mistake in a content folder with file, line and column. FOLDER defaults to the one that a
 * server would use here.
 * Exit code 0: no mistakes, 1: mistakes, 2: the check could not run.
 */
function check(): number {
  const [folderArgument] = process.argv.slice(2);
  const folder =
    folderArgument === undefined
      ? findContentFolder(readSettings({ CONTENT_DIR: process.env.CONTENT_DIR, DATA_DIR: process.env.DATA_DIR }))
      : path.resolve(folderArgument);
  const contentFolder = openContentFolder(folder);
  const mistakes = new Mistakes();
  const snapshot = readSnapshot(contentFolder, new Date(), mistakes);
  if (snapshot !== undefined) reportDeadLinks(contentFolder, snapshot.content, mistakes);
  const name = formatFolder(folder);
  const sortedMistakes = mistakes.sorted;
  // A mistake without a file says that the folder itself could not be read.
  for (const mistake of sortedMistakes)
    console.log(formatMistake({ ...mistake, file: mistake.file === '' ? name : path.join(name, mistake.file) }));
  if (sortedMistakes.length > 0)
    console.log(`${sortedMistakes.length === 1 ? 'One mistake' : `${sortedMistakes.length} mistakes`} in ${name}.`);
  else if (snapshot !== undefined) {
    const { content, chapter } = snapshot;
    const counts = [
      [content.events.length, 'events'],
      [content.certifications.length, 'certifications'],
      [content.directors.length + content.pastPresidents.length + content.volunteers.length, 'people'],
      [content.pictures.size, 'pictures'],
    ].map(([count, what]) => `${count} ${what}`);
    console.log(`${name} has no mistakes: ${chapter.facts.name}, with ${counts.join(', ')}.`);
  }
  if (sortedMistakes[0]?.file === '') return 2;
  return sortedMistakes.length > 0 ? 1 : 0;
}

try {
  process.exitCode = check();
} catch (error) {
  console.error(describeStartFailure(error, 'The content could not be checked.'));
  process.exitCode = 2;
}
