import { createContext, use, type RefObject } from 'react';
import type { ContentValue } from '../../../api/endpoints/editing.ts';
import type { FormGroup } from './formValue.ts';

/** A picture's place, for which the dialog of pictures is open. */
export interface PicturePlace {
  label: string;
  ratio?: number | undefined;
  width?: number | undefined;
  onPick(name: string): void;
}

interface ContentFormState {
  /** The form's present values, for what happens later than it was rendered. */
  values: RefObject<FormGroup>;
  /** Reads the present value in the API's shape. */
  read(): ContentValue;
  /** Ids of the unfolded entries of all lists. */
  openIds: ReadonlySet<string>;
  setOpen(id: string, isOpen: boolean): void;
  /** Tells people who do not see it what a button has done. */
  announce(text: string): void;
  choosePicture(place: PicturePlace): void;
}

export const ContentFormContext = createContext<ContentFormState | null>(null);

/** Returns the state of the surrounding form of content. */
export function useContentForm(): ContentFormState {
  const state = use(ContentFormContext);
  if (state === null) throw new Error('A field of content stands outside of a ContentForm');
  return state;
}
