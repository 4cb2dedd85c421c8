import { paths } from '../../src/config/paths.ts';
import { slugOf } from '../../shared/text.ts';
import type { Mistakes, Place } from '../../server/cms/contentError.ts';
import { listFileNames, readMarkdownFolder, readYaml, type ContentFile } from '../../server/cms/files.ts';
import type { ContentFolder } from '../../server/cms/folder.ts';
import { UPLOADS_PATH } from '../../server/cms/pictures.ts';
import type { Content } from '../../server/cms/types.ts';
import { isRecord, createPointer } from '../../server/platform/contract/pointer.ts';

/** Matches the paths of files. */
const FILES = /^\/(events\.ics|special-programs\/[^/]+\/[^/]+\.ics|jobs\.atom|sitemap\.xml|robots\.txt)$/;

/** Paths that redirect to a page (the `from` of pages in src/app/pages.ts). */
const REDIRECTS = ['/dashboard', '/applicants'];

/** Returns a path in lower case without a slash at the end, because the site accepts all these spellings of a path. */
const normalisePath = (path: string): string => path.toLowerCase().replace(/(?<=.)\/$/, '');

/**
 * Creates a function that returns whether a path exists on this site. Paths of single jobs and members, and of their pictures, count as
 * existing.
 */
function createPathCheck(content: Content): (path: string) => boolean {
  const createSlugs = (names: readonly string[]): Set<string> => new Set(names.map(slugOf));
  const programs = createSlugs(content.categories.map(({ name }) => name));
  const certifications = createSlugs(content.certifications.map(({ certification_name: name }) => name));
  const events = new Set(content.events.map(({ id }) => String(id)));
  const videos = new Set(content.videos.map(({ id }) => String(id)));
  const fixed = new Set([...Object.values(paths).filter((path) => !path.includes(':')), ...REDIRECTS].map(normalisePath));
  return (path) => {
    const [, first = '', second = '', third] = normalisePath(path).split('/');
    if (fixed.has(normalisePath(path)) || FILES.test(path)) return true;
    if (path.startsWith(UPLOADS_PATH)) return content.pictures.has(path.slice(UPLOADS_PATH.length));
    if (first === 'special-programs') return programs.has(second) && (third === undefined || events.has(third));
    if (first === 'trainings') return certifications.has(second);
    if (first === 'videos') return videos.has(second);
    return ['applyjob', 'editjob', 'applicants', 'profile', 'og'].includes(first);
  };
}

/** Percent-decodes a path. A malformed path is returned unchanged. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Matches links within this site: a text that is a path, or a Markdown link. */
const LINKS = /(?:^|\]\()(\/(?!\/)[^\s)#?]*)/g;

/** Lists the strings in a value, each with its JSON pointer. */
function listTexts(value: unknown, pointer = ''): { text: string; pointer: string }[] {
  if (typeof value === 'string') return [{ text: value, pointer }];
  if (Array.isArray(value)) return value.flatMap((item, index) => listTexts(item, `${pointer}/${index}`));
  return isRecord(value) ? Object.entries(value).flatMap(([key, item]) => listTexts(item, pointer + createPointer(key))) : [];
}

/** Adds a mistake for each link to a missing page of this site. The server does not check links, so it starts nevertheless. */
export function reportDeadLinks(folder: ContentFolder, content: Content, mistakes: Mistakes): void {
  const pathExists = createPathCheck(content);
  const checkLinks = (place: Place, text: string, pointer = ''): void => {
    for (const [, path = ''] of text.matchAll(LINKS)) {
      if (!pathExists(decodePath(path))) mistakes.add(place, `the link ${path} leads to no page of this site.`, pointer);
    }
  };
  const checkFile = (file: ContentFile): void => {
    for (const { text, pointer } of listTexts(file.data)) checkLinks(file, text, pointer);
    // A field that begins with a slash is a link, but a line of Markdown that begins with a slash is not.
    file.body
      .split('\n')
      .forEach((line, index) =>
        checkLinks({ file: file.file, locate: () => ({ line: file.bodyLine + index, column: 1 }) }, line.replace(/^\//, ' /')),
      );
  };
  const yamlExtension = /\.yaml$/;
  const files = [
    ...listFileNames(folder, '.', yamlExtension, mistakes),
    ...listFileNames(folder, 'pages', yamlExtension, mistakes).map((name) => `pages/${name}`),
  ];
  for (const file of files) {
    const contentFile = readYaml(folder, file, mistakes);
    if (contentFile !== undefined) checkFile(contentFile);
  }
  for (const subfolder of (['events', 'certifications'] as const).filter((name) => folder.has(name))) {
    readMarkdownFolder(folder, subfolder, mistakes).forEach(checkFile);
  }
}
