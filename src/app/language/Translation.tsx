import { createContext, startTransition, useEffect, useState, type ReactNode } from 'react';
import { chapter } from '../../config/chapter.ts';
import { chosenLanguage } from './chosenLanguage.ts';
import { resumeTranslation } from './language.ts';

/** Never read: its only purpose is to change, see below. */
const IsTranslated = createContext(false);

/**
 * Starts the chosen translation (NAV-06) once the whole page is hydrated: a translator rewrites text nodes, which hydration would not
 * recognise. A context change forces React to hydrate everything below before the effect runs.
 */
export function Translation({ children }: { children: ReactNode }): React.JSX.Element {
  const [whole, setWhole] = useState(false);

  useEffect(() => {
    if (chosenLanguage() !== chapter().language) startTransition(() => setWhole(true));
  }, []);

  useEffect(() => {
    if (whole) void resumeTranslation();
  }, [whole]);

  return <IsTranslated value={whole}>{children}</IsTranslated>;
}
