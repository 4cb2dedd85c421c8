import { useCallback, useState, type RefObject } from 'react';
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
import { readDraft, removeDraft, saveDraft as storeLocally } from '../../ui/form/draftStorage.ts';
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

  const keepBasis = useCallback((): void => storeBasis(file, opened), [file, opened]);

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
  /** Opens the draft or what is published instead. What was typed can be brought back. */
  const switchTo = (next: Opened): void => {
    const typed = form.current?.isDirty() === true ? readDraft(draftName) : null;
    replace(next);
    if (typed === null) return;
    showUndo('What you had typed is put aside.', TOAST, () => {
      storeLocally(draftName, typed.values);
      setOpened(opened);
      setOpening((count) => count + 1);
    });
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
      if (!isOutdated(error) || subject === 'deleteContentDraft') {
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

  type Basis = Pick<Opened, 'version' | 'draftAt'>;
  const changeOf = (value: ContentValue, { version, draftAt }: Basis) => ({
    file,
    version,
    value,
    ...(draftAt !== undefined && { draftAt }),
  });
  /** Publishes a value, and deletes the draft that it began with. */
  const publish = (value: ContentValue, basis: Basis): Promise<SavedContent> => runEdit(() => saveFile(changeOf(value, basis)).unwrap());
  const keep = (value: ContentValue, basis: Basis) => runEdit(() => saveDraft(changeOf(value, basis)).unwrap());
  /** Publishes what the form has, and returns what it began with from then on. */
  const publishForm = async (value: ContentValue, basis: Basis): Promise<Opened> => {
    const saved = await publish(value, basis);
    // The chapter's facts are part of each document.
    announce(saved, `Published: ${nameOf(value)}${file === 'chapter.yaml' ? '. Pages show it when they are loaded anew.' : ''}`);
    return { version: saved.version, value, from: value, base: value };
  };
  /** The same for a draft. */
  const keepForm = async (value: ContentValue, basis: Opened): Promise<Opened> => {
    const { at } = await keep(value, basis);
    showToast('The draft is kept. Visitors do not see it.', 'success', TOAST);
    return { ...basis, value, draftAt: at };
  };

  const save = (mine: ContentValue): Promise<void> =>
    attempt('saveContentFile', 'Your changes', mine, async () => {
      const value = opened.from === opened.base ? mine : mergeChanges(opened.from, mine, opened.base).keepingMine;
      setOpened(await publishForm(value, opened));
    });

  const keepDraft = (mine: ContentValue): Promise<void> =>
    attempt('saveContentDraft', 'The draft', mine, async () => {
      const next = await keepForm(mine, opened);
      form.current?.markSaved();
      setOpened(next);
    });

  /** Saves what was chosen in a conflict. */
  const resolve = async (value: ContentValue): Promise<void> => {
    if (conflict === null) return;
    const { content: current, theirs, kind } = conflict;
    const isDraft = kind === 'draft';
    const next = isDraft ? openNewest(current) : openPublished(current);
    setConflictOpen(false);
    if (listDifferences(theirs, value).length === 0) return replace(next);
    await attempt(isDraft ? 'saveContentDraft' : 'saveContentFile', 'Your changes', value, async () => {
      replace(await (isDraft ? keepForm(value, next) : publishForm(value, { ...next, draftAt: opened.draftAt })));
    }).catch(() => undefined);
  };

  const removeShownDraft = (): Promise<void> =>
    attempt('deleteContentDraft', 'The draft', {}, async () => {
      const { draft, value: published } = content;
      if (draft === undefined) return;
      await runEdit(() => deleteDraft({ file, draftAt: draft.at }).unwrap());
      if (published === undefined) {
        removeDraft(draftName);
        await navigate(contentPath({ show: 'drafts' }));
      } else replace(openPublished(await load()));
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
    // The draft is based on the new version now.
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
      .catch(() => undefined)
      .finally(() => setBusyWith(null));
  };

  return {
    draftName,
    keepBasis,
    opened,
    opening,
    failure,
    mistakes,
    busyWith,
    save,
    keepDraft: (value: ContentValue) => run('draft', () => keepDraft(value)),
    preview: (value: ContentValue) => run('preview', () => showPreview(value)),
    deleteDraft: () => run('delete', removeShownDraft),
    setStatus,
    restore,
    openPublished: () => switchTo(openPublished(content)),
    openDraft: () => switchTo(openNewest(content)),
    html,
    closePreview: () => setHtml(''),
    conflict,
    isConflictOpen,
    resolve,
    closeConflict: () => setConflictOpen(false),
  };
}

export type Editing = ReturnType<typeof useEditing>;
