import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { parse } from 'yaml';
import type { ContentPicture } from '../../shared/operations/content.ts';
import { slugOf } from '../../shared/text.ts';
import { openContentFolder } from '../cms/folder.ts';
import { MAX_BYTES } from '../cms/pictures.ts';
import { formatPictureUrl } from '../cms/wire.ts';
import type { Deps } from '../jobs/deps.ts';
import { isRecord } from '../platform/contract/pointer.ts';
import type { Database } from '../platform/db/schema.ts';
import { acceptPicture } from '../platform/files/accept.ts';
import type { Upload } from '../platform/files/store.ts';
import { fieldError, HttpError } from '../platform/security/httpError.ts';
import { listDrafts } from './drafts.ts';
import { fixedFiles } from './files/contentFiles.ts';
import { replaceFile } from './files/writeFile.ts';
import { readText, writeContent, type EditingDeps } from './saving.ts';

/** Longest part of a picture's name that is made of the name of the uploaded file. */
const MAX_SLUG = 60;

/** A link to a picture in Markdown or in a field, perhaps with what follows it. */
const LINK = /\/uploads\/([^\s"?#<>]+)/g;

/** Pictures of the content folder. */
export interface ContentPictures {
  /** Returns all pictures by name, with the files and drafts that name them. */
  list(): Promise<ContentPicture[]>;
  /**
   * Adds an uploaded picture, without anything that is not needed to draw it, under a name that is free.
   * @throws HttpError 400, 413 or 415 when it is not accepted, 409 while the content can only be read
   */
  add(uploads: readonly Upload[]): Promise<ContentPicture>;
  /** Deletes a picture. @throws HttpError 404 when there is none of this name, 409 when a file or draft uses it */
  remove(name: string): Promise<void>;
}

export function createContentPictures(deps: EditingDeps & Pick<Deps, 'files'>): ContentPictures {
  const { content, db, files } = deps;
  const readPictures = () => content.current.content.pictures;

  /** Returns the files and drafts that name each picture. */
  async function findUses(transaction: Kysely<Database>): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
    const names = readPictures();
    const uses = new Map<string, Set<string>>();
    const note = (file: string, name: string): void => {
      if (names.has(name)) uses.set(name, (uses.get(name) ?? new Set()).add(file));
    };
    const noteValue = (file: string, value: unknown): void => {
      if (typeof value === 'string') {
        note(file, value);
        for (const [, link = ''] of value.matchAll(LINK)) {
          // A name may have brackets and apostrophes, as in `hall (2).jpg`; the first of them may also end the link.
          const ends = [...link.matchAll(/[)']/g), { index: link.length }];
          for (const { index } of ends) note(file, decodeName(link.slice(0, index)));
        }
      } else if (Array.isArray(value)) for (const item of value) noteValue(file, item);
      else if (isRecord(value)) for (const item of Object.values(value)) noteValue(file, item);
    };
    for (const file of listReadFiles(content.folder)) {
      const text = readText(deps, file) ?? '';
      noteValue(file, text);
      noteValue(file, parseReadable(file.endsWith('.md') ? (/^\uFEFF?---[ \t]*\r?\n([\s\S]*?\r?\n)---/.exec(text)?.[1] ?? '') : text));
    }
    for (const [file, { value }] of await listDrafts(transaction)) noteValue(file, value);
    return uses;
  }

  async function describe(name: string, usedBy: Iterable<string>): Promise<ContentPicture> {
    const picture = readPictures().get(name);
    const size =
      picture === undefined
        ? 0
        : await stat(picture.path).then(
            (found) => found.size,
            () => 0,
          );
    return { name, url: formatPictureUrl(readPictures(), name), bytes: size, usedBy: [...usedBy] };
  }

  return {
    async list() {
      const uses = await findUses(db);
      const names = [...readPictures().keys()].filter((name) => name.length <= 200).toSorted((a, b) => a.localeCompare(b, 'en'));
      return Promise.all(names.map((name) => describe(name, uses.get(name) ?? [])));
    },
    async add(uploads) {
      const picture = await acceptPicture('picture', uploads, files);
      if (picture === undefined) throw fieldError('picture', 'Please choose a picture.');
      try {
        if (picture.file.size > MAX_BYTES)
          throw fieldError('picture', `A picture may be at most ${MAX_BYTES / 1e6} MB, so that it loads quickly on phones.`, 413);
        const bytes = await readFile(picture.file.path);
        const name = await writeContent(deps, async () => {
          const freeName = await findFreeName(path.join(content.folder, 'pictures'), uploads[0]?.filename ?? '', picture.kind);
          await replaceFile(content.folder, `pictures/${freeName}`, bytes);
          return freeName;
        });
        return await describe(name, []);
      } finally {
        await picture.file.drop();
      }
    },
    async remove(name) {
      await writeContent(deps, async (transaction) => {
        if (!readPictures().has(name)) throw new HttpError(404, 'There is no such picture.');
        const [first, ...others] = (await findUses(transaction)).get(name) ?? [];
        if (first !== undefined)
          throw new HttpError(409, `${first}${others.length === 0 ? '' : ` and ${others.length} more`} still shows this picture.`);
        await replaceFile(content.folder, `pictures/${name}`, null);
      });
    },
  };
}

/** Returns the value of YAML; undefined when it cannot be read, which the content check reports. */
function parseReadable(yaml: string): unknown {
  try {
    return parse(yaml);
  } catch {
    return undefined;
  }
}

/** Returns the paths of all files that the site reads texts from, those too whose names the editor does not accept. */
function listReadFiles(folder: string): string[] {
  const { list } = openContentFolder(folder);
  const pages = (['events', 'certifications'] as const).flatMap((subfolder) =>
    list(subfolder).flatMap((name) => (name.endsWith('.md') ? `${subfolder}/${name}` : [])),
  );
  return [...pages.toSorted(), ...fixedFiles];
}

/** Returns the name in a link; an invalid one as it is. */
function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Returns a name for an uploaded picture that no file has. @param filename name of the uploaded file */
async function findFreeName(folder: string, filename: string, kind: string): Promise<string> {
  const [slug = 'picture'] =
    new RegExp(`^[\\p{L}\\p{N}](.{0,${MAX_SLUG}}[^-])?`, 'u').exec(slugOf(filename.replace(/^.*[/\\]/, '').replace(/\.[^.]*$/, ''))) ?? [];
  for (let number = 1; ; number += 1) {
    const name = `${slug}${number === 1 ? '' : `-${number}`}.${kind}`;
    const isTaken = await stat(path.join(folder, name)).then(
      () => true,
      () => false,
    );
    if (!isTaken) return name;
  }
}
