import { useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import {
  getContentFile,
  useDeleteContentDraftMutation,
  usePreviewContentMutation,
  useRestoreContentVersionMutation,
  useSaveContentDraftMutation,
  useSaveContentFileMutation,
  type ContentFile,
  type ContentMistake,
  type ContentValue,
  type SavedContent,
} from '../../api/endpoints/editing.ts';
import { isOutdated, mistakesOf, type ErrorSubject, type Explanation } from '../../api/errors.ts';
import { explainFailedWrite } from '../../api/explainFailedWrite.ts';
import { useAppDispatch } from '../../api/hooks.ts';
import { contentFilePath } from '../../config/paths.ts';
import { removeDraft } from '../../ui/form/draftStorage.ts';
import { showFailure } from '../../ui/toast/showFailure.ts';
import { showToast, showUndo } from '../../ui/toast/toast.ts';
import type { Conflict } from './ConflictDialog.tsx';
import { contentPath } from './contentAddress.ts';
import { listDifferences, mergeChanges } from './merge.ts';
import { draftNameOf, openAgain, openNewest, openPublished, storeBasis, type Opened } from './opened.ts';
import { withStatus } from './StatusDialog.tsx';
import { useRunEdit } from './Unlocking.tsx';

const TOAST = 'content-saved';

/** The form, as far as its page needs it. */
export interface FormHandle {
  isDirty: () => boolean;
  /** Makes the shown values the saved ones, and deletes what this browser has stored. */
  markSaved: () => void;
}

type Task = 'draft' | 'preview' | 'delete';

interface ShownConflict extends Conflict {
  content: ContentFile;
  kind: 'publish' | 'draft';
}

/** State and actions of the form of one file: publishing, drafts, conflicts, undo. */
export function useEditing(content: ContentFile, nameOf: (value: ContentValue) => string, form: RefObject<FormHandle | null>) {
  const { file } = content;
  const draftName = draftNameOf(file);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const runEdit = useRunEdit();
  const [saveFile] = useSaveContentFileMutation();
  const [saveDraft] = useSaveContentDraftMutation();
  const [deleteDraft] = useDeleteContentDraftMutation();
  const [preview] = usePreviewContentMutation();
  const [restoreVersion] = useRestoreContentVersionMutation();
  const [opened, setOpened] = useState(() => openAgain(content));
  /** Counts how often the form has got other values. */
  const [opening, setOpening] = useState(0);
  const [failure, setFailure] = useState<Explanation | null>(null);
  const [mistakes, setMistakes] = useState<readonly ContentMistake[]>([]);
  const [conflict, setConflict] = useState<ShownConflict | null>(null);
  const [isConflictOpen, setConflictOpen] = useState(false);
  const [html, setHtml] = useState('');
  const [busyWith, setBusyWith] = useState<Task | null>(null);
  const failureRef = useRef<HTMLDivElement>(null);

  useEffect(() => storeBasis(file, opened), [file, opened]);

  const load = (): Promise<ContentFile> => dispatch(getContentFile.initiate(file, { subscribe: false, forceRefetch: true })).unwrap();
  /** Replaces the form's values, and drops what was typed. */
  const replace = (next: Opened): void => {
    // At once, because otherwise the form would store its text while it is removed.
    flushSync(() => form.current?.markSaved());
    removeDraft(draftName);
    setOpened(next);
    setOpening((count) => count + 1);
    setFailure(null);
    setMistakes([]);
  };
  const reopen = async (): Promise<void> => replace(openNewest(await load()));

  const announce = (saved: SavedContent, text: string): void => {
    const { undo, version } = saved;
    if (undo === undefined) return showToast('Nothing has changed.', 'plain', TOAST);
    showUndo(text, TOAST, () => {
      runEdit(() => restoreVersion({ versionId: undo, contentRestore: { version } }).unwrap())
        .then(reopen)
        .then(
          () => showToast('It is as it was before.', 'success', TOAST),
          (error: unknown) => showFailure(error, 'restoreContentVersion', TOAST),
        );
    });
  };

  /** Runs an edit; shows why it failed, or the conflict. Rejects only after a failure of the form's own save. */
  const attempt = async (subject: ErrorSubject, what: string, mine: ContentValue, edit: () => Promise<void>): Promise<void> => {
    setFailure(null);
    setMistakes([]);
    try {
      await edit();
    } catch (error) {
      if (!isOutdated(error)) {
        setMistakes(mistakesOf(error));
        setFailure(explainFailedWrite(error, what, subject));
        throw error;
      }
      const current = await load();
      const kind = subject === 'saveContentDraft' ? 'draft' : 'publish';
      const other = kind === 'draft' ? current.draft : undefined;
      const base = kind === 'draft' ? opened.value : opened.from;
      const theirs = other?.value ?? current.value ?? {};
      const author = other ?? current.changed;
      setConflict({ content: current, kind, base, theirs, author, merged: mergeChanges(base, mine, theirs) });
      setConflictOpen(true);
      throw error;
    }
  };

  const published = (value: ContentValue): string =>
    file.endsWith('.md') ? `${nameOf(value)} is published.` : `${nameOf(value)}: saved, and on the site.`;
  /** Publishes a value, and deletes the draft that it began with. */
  const publish = (value: ContentValue, { version, draftAt }: Pick<Opened, 'version' | 'draftAt'> = opened): Promise<SavedContent> =>
    runEdit(() => saveFile({ file, version, value, ...(draftAt !== undefined && { draftAt }) }).unwrap());
  const keep = (value: ContentValue, { version, draftAt }: Pick<Opened, 'version' | 'draftAt'>) =>
    runEdit(() => saveDraft({ file, version, value, ...(draftAt !== undefined && { draftAt }) }).unwrap());

  const save = (mine: ContentValue): Promise<void> =>
    attempt('saveContentFile', 'Your changes', mine, async () => {
      const value = opened.from === opened.base ? mine : mergeChanges(opened.from, mine, opened.base).keepingMine;
      const saved = await publish(value);
      setOpened({ version: saved.version, value, from: value, base: value });
      announce(saved, published(value));
    });

  const keepDraft = (mine: ContentValue): Promise<void> =>
    attempt('saveContentDraft', 'The draft', mine, async () => {
      const saved = await keep(mine, opened);
      form.current?.markSaved();
      setOpened({ ...opened, value: mine, draftAt: saved.at });
      showToast('The draft is kept. Visitors do not see it.', 'success', TOAST);
    });

  /** Saves what was chosen in a conflict. */
  const resolve = async (value: ContentValue): Promise<void> => {
    if (conflict === null) return;
    const { content: current, theirs, kind } = conflict;
    const next = kind === 'draft' ? openNewest(current) : openPublished(current);
    setConflictOpen(false);
    if (listDifferences(theirs, value).length === 0) return replace(next);
    const isDraft = kind === 'draft';
    await attempt(isDraft ? 'saveContentDraft' : 'saveContentFile', 'Your changes', value, async () => {
      if (isDraft) {
        const { at } = await keep(value, next);
        replace({ ...next, value, draftAt: at });
        showToast('The draft is kept. Visitors do not see it.', 'success', TOAST);
      } else {
        const saved = await publish(value, { version: current.version, draftAt: opened.draftAt });
        replace({ version: saved.version, value, from: value, base: value });
        announce(saved, published(value));
      }
    }).catch(() => undefined);
  };

  const removeOwnDraft = (mine: ContentValue): Promise<void> =>
    attempt('deleteContentDraft', 'The draft', mine, async () => {
      const current = await load();
      await runEdit(() => deleteDraft(file).unwrap());
      const { draft, value: published } = current;
      if (published === undefined) {
        removeDraft(draftName);
        await navigate(contentPath({ show: 'drafts' }));
      } else replace(openPublished(current));
      if (draft === undefined) return;
      const { version, value } = draft;
      showUndo('The draft is deleted.', TOAST, () => {
        runEdit(() => saveDraft({ version, value, ...(published !== undefined && { file }) }).unwrap())
          .then((kept) => (published === undefined ? navigate(contentFilePath(kept.file)) : reopen()))
          .catch((error: unknown) => showFailure(error, 'saveContentDraft', TOAST));
      });
    });

  const setStatus = async (status: string, reason: string): Promise<void> => {
    const current = await load();
    const value = withStatus(current.value ?? {}, status, reason);
    const { draft } = current;
    const saved = await publish(value, { version: current.version });
    // The draft is based on the new version now. A publication deletes the editor’s own, which here is unfinished.
    if (draft !== undefined) await keep(withStatus(draft.value, status, reason), { version: saved.version, draftAt: draft.at });
    announce(saved, status === '' ? `${nameOf(value)} takes place as announced.` : `${nameOf(value)} is announced as ${status}.`);
    if (form.current?.isDirty() === true) setOpened({ ...opened, version: saved.version, base: value });
    else await reopen();
  };

  const restore = async (versionId: string): Promise<void> => {
    try {
      const saved = await runEdit(() => restoreVersion({ versionId, contentRestore: { version: content.version } }).unwrap());
      await reopen();
      announce(saved, 'The earlier text is back.');
    } catch (error) {
      showFailure(error, 'restoreContentVersion', TOAST);
    }
  };

  const showPreview = (value: ContentValue): Promise<void> =>
    attempt('previewContent', 'The page', value, async () => setHtml((await preview({ file, value }).unwrap()).html));

  /** Runs one of the form's other buttons. Its failure is shown already. */
  const run = (task: Task, action: () => Promise<void>): void => {
    if (busyWith !== null) return;
    setBusyWith(task);
    action()
      .catch(() => failureRef.current?.focus())
      .finally(() => setBusyWith(null));
  };

  return {
    draftName,
    opened,
    opening,
    failure,
    failureRef,
    mistakes,
    busyWith,
    save,
    keepDraft: (value: ContentValue) => run('draft', () => keepDraft(value)),
    preview: (value: ContentValue) => run('preview', () => showPreview(value)),
    deleteDraft: () => run('delete', () => removeOwnDraft({})),
    setStatus,
    restore,
    openPublished: () => replace(openPublished(content)),
    openDraft: () => replace(openNewest(content)),
    html,
    closePreview: () => setHtml(''),
    conflict,
    isConflictOpen,
    resolve,
    closeConflict: () => setConflictOpen(false),
  };
}

export type Editing = ReturnType<typeof useEditing>;
