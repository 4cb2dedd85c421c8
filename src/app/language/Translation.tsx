import { createContext, startTransition, useEffect, useState, type ReactNode } from 'react';
import { chapter } from '../../config/chapter.ts';
import { chosenLanguage } from './chosenLanguage.ts';
import { continueLanguage } from './language.ts';

/** Nobody reads it: that its value changes is what matters, see below. */
const IsTranslated = createContext(false);

/**
 * Goes on with the language that was chosen before the page was loaded (NAV-06), once all of the page belongs to React:
 * a translator rewrites texts, which React would no longer recognise as the server's. A context that changes above parts
 * which are not hydrated yet makes React hydrate them before it commits the change; the effect after it may then begin.
 */
export function Translation({ children }: { children: ReactNode }): React.JSX.Element {
  const [whole, setWhole] = useState(false);

  useEffect(() => {
    if (chosenLanguage() !== chapter().language) startTransition(() => setWhole(true));
  }, []);

  useEffect(() => {
    if (whole) void continueLanguage();
  }, [whole]);

  return <IsTranslated value={whole}>{children}</IsTranslated>;
}
