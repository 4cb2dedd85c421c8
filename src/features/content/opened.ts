import type { ContentFile, ContentValue } from '../../api/endpoints/editing.ts';
import { readDraft, removeDraft, saveDraft } from '../../ui/form/draftStorage.ts';

/** What the form began with. */
export interface Opened {
  /** Values of the form at first. */
  value: ContentValue;
  /** What the file had when `value` was made; empty when that is not known. */
  from: ContentValue;
  /** What the file has in `version`, upon which a save is based. It differs from `from` after a change beside the form. */
  base: ContentValue;
  version: string;
  /** Time of the draft that is open; absent when what is published is open. */
  draftAt?: string | undefined;
}

/** Opens what is published. */
export const openPublished = ({ version, value = {} }: ContentFile): Opened => ({ version, value, from: value, base: value });

/** Opens the draft, if there is one; otherwise what is published. */
export function openNewest(content: ContentFile): Opened {
  const { draft, version, value = {} } = content;
  if (draft === undefined) return openPublished(content);
  const base = draft.version === version ? value : {};
  return { version: draft.version, value: draft.value, from: base, base, draftAt: draft.at };
}

/** Returns the name under which this browser stores what was typed. */
export const draftNameOf = (file: string): string => `content-${file}`;
const basisNameOf = (file: string): string => `${draftNameOf(file)}-basis`;

/** Returns what the unsaved text in this browser began with, so that a change by somebody else is noticed; otherwise the newest. */
export function openAgain(content: ContentFile): Opened {
  const basis = readDraft(draftNameOf(content.file)) && readDraft(basisNameOf(content.file))?.values;
  const { version } = basis ?? {};
  return typeof version === 'string' ? (basis as unknown as Opened) : openNewest(content);
}

/** Stores in this browser what a form began with, for `openAgain`. */
export function storeBasis(file: string, opened: Opened): void {
  removeDraft(basisNameOf(file));
  saveDraft(basisNameOf(file), { ...opened });
}
