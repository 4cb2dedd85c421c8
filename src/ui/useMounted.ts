import { useEffect, useState } from 'react';

/**
 * False while the page is rendered on the server and at the first render in the browser, true from then
 * on: what only works with scripts appears without a difference between the two.
 */
export function useMounted(): boolean {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted;
}
