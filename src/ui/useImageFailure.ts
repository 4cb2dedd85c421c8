import { useCallback, useState } from 'react';

/**
 * Tells whether an image failed to load, also when it failed before the page was hydrated (then no event
 * comes any more).
 *
 * @param src address of the image; a new address gets a new chance
 */
export function useImageFailure(src: string | null | undefined) {
  const [failed, setFailed] = useState<string | null>(null);
  const onError = useCallback(() => setFailed(src ?? null), [src]);
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image?.complete || image.naturalWidth > 0 || !image.currentSrc) return;
      // An SVG without a size has no natural width either; only decoding tells it from a broken image.
      image.decode().catch(onError);
    },
    [onError],
  );
  return { failed: !src || failed === src, imageProps: { ref, onError } };
}
