import { useCallback, useState } from 'react';

/** Detects a broken image, even if it failed before hydration. Tries a new `src` again. `failed` is also true when there is no `src`. */
export function useImageFailure(src: string | null | undefined) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const onError = useCallback(() => setFailedSrc(src ?? null), [src]);
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image?.complete || image.naturalWidth > 0 || !image.currentSrc) return;
      // An SVG without a size has no natural width either, so only decoding distinguishes it from a broken image.
      image.decode().catch(onError);
    },
    [onError],
  );
  return { failed: !src || failedSrc === src, imageProps: { ref, onError } };
}
