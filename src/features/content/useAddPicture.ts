import type { Area } from 'react-easy-crop';
import { useUploadContentPictureMutation } from '../../api/endpoints/editing.ts';
import { reducePicture } from '../../ui/picture/pictureFile.ts';
import { useRunEdit } from './Unlocking.tsx';

/** Width of the largest place for a picture, in pixels. */
const MAX_WIDTH = 1600;

/** Returns a function that adds a picture, reduced to the width of its place, and cut where the place has a ratio. It returns its name. */
export function useAddPicture() {
  const runEdit = useRunEdit();
  const [upload] = useUploadContentPictureMutation();
  return async (picture: File, width = MAX_WIDTH, cut: { area?: Area | null; ratio?: number } = {}): Promise<string> => {
    const reduced = await reducePicture(picture, cut, width);
    const file = new File([reduced], picture.name, { type: reduced.type });
    return (await runEdit(() => upload({ picture: file }).unwrap())).name;
  };
}
