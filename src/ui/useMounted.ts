import { useEffect, useState } from 'react';

/** Returns false on the server and during hydration, then true: for content that needs scripts, without a hydration mismatch. */
export function useMounted(): boolean {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted;
}
