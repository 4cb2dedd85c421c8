import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { parse } from 'yaml';
import type { ContentPicture } from '../../shared/operations/content.ts';
import { splitMarkdown } from '../cms/files.ts';
import { isHidden } from '../cms/folder.ts';
import { MAX_BYTES } from '../cms/pictures.ts';
import { formatPictureUrl } from '../cms/wire.ts';
import type { Deps } from '../jobs/deps.ts';
import type { Member } from '../platform/contract/types.ts';
import { isRecord } from '../platform/contract/pointer.ts';
import type { Database } from '../platform/db/schema.ts';
import { acceptPicture } from '../platform/files/accept.ts';
import type { Upload } from '../platform/files/store.ts';
import { fieldError, HttpError } from '../platform/security/httpError.ts';
import { listDrafts } from './drafts.ts';
import { listFiles } from './files/listFiles.ts';
import { shortSlug } from './files/shortSlug.ts';
import { replaceFile } from './files/writeFile.ts';
import { readText, writeContent, type EditingDeps } from './saving.ts';

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
  add(member: Member, uploads: readonly Upload[]): Promise<ContentPicture>;
  /** Deletes a picture. @throws HttpError 404 when there is none of this name, 409 when a file or draft uses it */
  remove(member: Member, name: string): Promise<void>;
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
    // Files whose names the editor does not offer are shown all the same.
    for (const file of await listFiles(content.folder, (file) => file.endsWith('.md') && !isHidden(path.basename(file)))) {
      const text = tryToRead(() => readText(deps, file)) ?? '';
      noteValue(file, text);
      const fields = file.endsWith('.md') ? (splitMarkdown(text)?.yaml ?? '') : text;
      noteValue(
        file,
        tryToRead(() => parse(fields)),
      );
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
    async add(member, uploads) {
      const picture = await acceptPicture('picture', uploads, files);
      if (picture === undefined) throw fieldError('picture', 'Please choose a picture.');
      try {
        if (picture.file.size > MAX_BYTES)
          throw fieldError('picture', `A picture may be at most ${MAX_BYTES / 1e6} MB, so that it loads quickly on phones.`, 413);
        const bytes = await readFile(picture.file.path);
        const name = await writeContent(deps, member, async () => {
          const freeName = await findFreeName(path.join(content.folder, 'pictures'), uploads[0]?.filename ?? '', picture.kind);
          await replaceFile(content.folder, `pictures/${freeName}`, bytes);
          return freeName;
        });
        return await describe(name, []);
      } finally {
        await picture.file.drop();
      }
    },
    async remove(member, name) {
      await writeContent(deps, member, async (transaction) => {
        if (!readPictures().has(name)) throw new HttpError(404, 'There is no such picture.');
        const [first, ...others] = (await findUses(transaction)).get(name) ?? [];
        if (first !== undefined)
          throw new HttpError(409, `${first}${others.length === 0 ? '' : ` and ${others.length} more`} still shows this picture.`);
        await replaceFile(content.folder, `pictures/${name}`, null);
      });
    },
  };
}

/** Returns undefined for a file with a mistake. While there is one, nothing can be changed. */
function tryToRead<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
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
  const slug = shortSlug(filename.replace(/^.*[/\\]/, '').replace(/\.[^.]*$/, ''), 'picture');
  for (let number = 1; ; number += 1) {
    const name = `${slug}${number === 1 ? '' : `-${number}`}.${kind}`;
    const isTaken = await stat(path.join(folder, name)).then(
      () => true,
      () => false,
    );
    if (!isTaken) return name;
  }
}
