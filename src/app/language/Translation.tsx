import { createContext, startTransition, useEffect, useState, type ReactNode } from 'react';
import { chapter } from '../../config/chapter.ts';
import { readChosenLanguage, resumeTranslation } from './language.ts';

/** Never read. `Translation` changes it to force hydration. */
const IsTranslated = createContext(false);

/**
 * Starts the chosen translation (NAV-06) once the whole page is hydrated. The translator rewrites text nodes, which hydration would not
 * recognise. A change of the context forces React to hydrate everything below before the effect runs.
 */
export function Translation({ children }: { children: ReactNode }): React.JSX.Element {
  const [isFullyHydrated, setFullyHydrated] = useState(false);

  useEffect(() => {
    if (readChosenLanguage() !== chapter().language) startTransition(() => setFullyHydrated(true));
  }, []);

  useEffect(() => {
    if (isFullyHydrated) void resumeTranslation();
  }, [isFullyHydrated]);

  return <IsTranslated value={isFullyHydrated}>{children}</IsTranslated>;
}
