import { useEffect, useState } from 'react';

/** Returns false on the server and during hydration, then true. Content that needs scripts can thus be added without a mismatch. */
export function useMounted(): boolean {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted;
}
