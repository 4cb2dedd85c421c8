import { useEffect, useState } from 'react';
import type { BoardOperations } from '../../shared/operations/board.ts';
import { fetchFile } from './saveFile.ts';

const FILES_PATH = '/api/files/' satisfies BoardOperations['getFile']['path'];

/** Returns whether a picture is an uploaded file. Only the member who uploaded it and admins may read it. */
export const isStoredPicture = (address: string): boolean => address.startsWith(FILES_PATH);

/** The content security policy allows `data:` in pictures, not `blob:`. */
const toDataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(new Error('The picture could not be read')));
    reader.readAsDataURL(file);
  });

/**
 * Returns the URL for `<img>`. Downloads an uploaded file, because `<img>` does not send the session token; null until it is downloaded.
 */
export function usePictureAddress(address: string | null): string | null {
  const [downloaded, setDownloaded] = useState<{ address: string; data: string } | null>(null);
  const path = address !== null && isStoredPicture(address) ? address : null;
  useEffect(() => {
    if (path === null) return undefined;
    let isShown = true;
    fetchFile(path)
      .then(toDataUrl)
      .then(
        (data) => isShown && setDownloaded({ address: path, data }),
        // Initials are shown instead.
        () => undefined,
      );
    return () => {
      isShown = false;
    };
  }, [path]);
  if (path === null) return address;
  return downloaded?.address === path ? downloaded.data : null;
}
