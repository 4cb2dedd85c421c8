import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { isEnquiryForm, type EnquiryForm } from '../../../shared/enquiry.ts';

/**
 * Returns the form that the URL's hash names (CONT-01). An unknown hash changes nothing. When the hash is removed, returns `general`.
 * @returns null on the server and until a hash names a form; until then the styles of EnquiryTabs.tsx choose the form by `:target`
 */
export function useChosenForm(): EnquiryForm | null {
  const { hash } = useLocation();
  const [chosenForm, setChosenForm] = useState<EnquiryForm | null>(null);
  const hasRun = useRef(false);
  // Layout effect, so that the wrong form never flashes.
  useLayoutEffect(() => {
    const name = hash.slice(1).toLowerCase();
    if (isEnquiryForm(name)) setChosenForm(name);
    // At the first run the state is not set, because another render would end incremental hydration.
    else if (hash === '' && hasRun.current) setChosenForm('general');
    hasRun.current = true;
  }, [hash]);
  return chosenForm;
}
