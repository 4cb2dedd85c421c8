import { dayInIndia } from '../../shared/days.ts';
import type { ContentFile, ContentPreview, SavedContent } from '../../shared/operations/content.ts';
import { findReadOnlyReason } from '../cms/readOnly.ts';
import type { Deps } from '../jobs/deps.ts';
import type { BuiltHandlers } from '../platform/contract/operations.ts';
import type { Member } from '../platform/contract/types.ts';
import type { Json } from '../platform/contract/pointer.ts';
import { getStatusMessage } from '../platform/security/errors.ts';
import { HttpError } from '../platform/security/httpError.ts';
import { requireAdmin } from '../platform/security/requireAdmin.ts';
import type { RenderPreview } from '../site/preview.ts';
import { createEditingAccess } from './access.ts';
import { deleteDraft, findDraft, saveDraft } from './drafts.ts';
import { findKind, isEvent, offerPrograms, TRAINING_TEXTS } from './files/contentFiles.ts';
import { readValue, writeValue } from './files/value.ts';
import { findPage, listEntries } from './list.ts';
import { normaliseValue } from './normaliseValue.ts';
import { createContentPictures } from './pictures.ts';
import { restoreVersion } from './restoring.ts';
import { changeFile, checkContent, readText } from './saving.ts';
import { findLastChange, findVersion, hashText, listVersions } from './versions.ts';

/** Page that shows a change of a file without a page of its own. */
const HOME = '/';

/** Previews at a time. Each one checks the whole content, for which all other requests wait. */
const MAX_PREVIEWS = 4;

/**
 * Creates the handlers of editing the content, by operationId.
 * @param getRenderer returns the function that renders previews; undefined on a server without the built site
 */
export function createEditingHandlers(deps: Deps, getRenderer: () => RenderPreview | undefined): BuiltHandlers<'content'> {
  const { db, clock, content } = deps;
  const access = createEditingAccess(deps);
  const pictures = createContentPictures(deps);
  const today = () => dayInIndia(clock());
  const pageOf = (file: string, value: Json): string | undefined => {
    const [training] = content.current.content.certifications;
    return file === TRAINING_TEXTS && training !== undefined
      ? findPage(content.current.content.origins.get(training)?.file ?? '', { ...training })
      : findPage(file, value);
  };
  const done = (message: string) => ({ success: true as const, message });

  async function describeFile(file: string): Promise<ContentFile> {
    const { schema } = findKind(file);
    const programs = content.current.content.categories.map(({ name }) => name);
    const text = readText(deps, file);
    const draft = await findDraft(db, file);
    if (text === null && draft === undefined) throw new HttpError(404, 'There is no such content file.');
    const value = text === null ? undefined : readValue(file, text, today());
    const page = pageOf(file, value ?? draft?.value ?? {});
    const changed = text === null ? undefined : await findLastChange(db, file);
    return {
      file,
      version: hashText(text),
      schema: offerPrograms(schema(), programs),
      ...(value && { value }),
      ...(draft && { draft }),
      ...(page !== undefined && { path: page }),
      ...(changed && { changed }),
    };
  }

  let previews = 0;
  async function preview(file: string, value: Json): Promise<ContentPreview> {
    if (previews >= MAX_PREVIEWS) throw new HttpError(503, getStatusMessage(503), { 'retry-after': '2' });
    previews += 1;
    try {
      const text = writeValue(file, readText(deps, file), value, today());
      const snapshot = checkContent(deps, file, text);
      const render = getRenderer();
      if (render === undefined) throw new HttpError(404, 'This server shows no pages.');
      const path = pageOf(file, value) ?? HOME;
      return { path, html: await render({ snapshot, path }) };
    } finally {
      previews -= 1;
    }
  }

  return {
    listContent: async ({ member }, { request }) => {
      requireAdmin(member);
      content.reload();
      const readOnly = await findReadOnlyReason(deps);
      return {
        unlocked: await access.isUnlocked(request),
        ...(readOnly !== undefined && { readOnly: readOnly.slice(0, 1_000) }),
        files: await listEntries(deps),
      };
    },
    getContentFile: ({ member, query }) => {
      requireAdmin(member);
      // Another process may have changed the files a moment ago.
      content.reload();
      return describeFile(query.file);
    },
    saveContentFile: async ({ member, body }, { request }) => {
      await access.requireUnlocked(member, request);
      return saveFile(deps, member, { ...body, value: normaliseValue(body.value) });
    },
    saveContentDraft: async ({ member, body }, { request }) => {
      await access.requireUnlocked(member, request);
      return saveDraft(deps, member, { ...body, value: normaliseValue(body.value) });
    },
    deleteContentDraft: async ({ member, query }, { request }) => {
      await access.requireUnlocked(member, request);
      await deleteDraft(deps, query.file, query.draftAt);
      return done('The draft was deleted.');
    },
    previewContent: ({ member, body: { file, value } }) => {
      requireAdmin(member);
      findKind(file);
      return preview(file, normaliseValue(value));
    },
    listContentVersions: ({ member, query: { file } }) => {
      requireAdmin(member);
      findKind(file);
      return listVersions(db, file, readText(deps, file));
    },
    getContentVersion: async ({ member, params }) => {
      requireAdmin(member);
      const version = await findVersion(db, params.versionId);
      if (version === undefined || version.text === null) throw new HttpError(404, 'There is no such version.');
      return { value: readValue(version.file, version.text, today()) };
    },
    restoreContentVersion: async ({ member, params, body }, { request }) => {
      await access.requireUnlocked(member, request);
      return restoreVersion(deps, member, params.versionId, body.version);
    },
    listContentPictures: ({ member }) => {
      requireAdmin(member);
      content.reload();
      return pictures.list();
    },
    uploadContentPicture: async ({ member, uploads }, { request }) => {
      await access.requireUnlocked(member, request);
      return pictures.add(member, uploads.picture);
    },
    deleteContentPicture: async ({ member, query }, { request }) => {
      await access.requireUnlocked(member, request);
      await pictures.remove(member, query.name);
      return done('The picture was deleted.');
    },
    requestContentCode: async ({ member }) => done(await access.requestCode(member)),
    unlockContent: async ({ member, body }, { request }) => done(await access.unlock(member, request, body.code)),
  };
}

interface FileValue {
  file: string;
  version: string;
  draftAt?: string | undefined;
  value: Parameters<typeof writeValue>[2];
}

/** Saves a value, and removes the draft that it began with; any other stays, one of the same member in another tab too. */
function saveFile(deps: Deps, member: Member, { file, version, draftAt, value }: FileValue): Promise<SavedContent> {
  findKind(file);
  return changeFile(deps, member, {
    file,
    version,
    makeText: (text) => {
      if (text === null && !isEvent(file)) throw new HttpError(404, 'There is no such content file.');
      return writeValue(file, text, value, dayInIndia(deps.clock()));
    },
    alsoChange: async (db, before) => {
      const draft = db.deleteFrom('content_drafts').where('file', '=', file);
      await (before === null ? draft : draft.where('at', '=', draftAt ?? '')).execute();
    },
  });
}
