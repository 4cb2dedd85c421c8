import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { isEnquiryForm, type EnquiryForm } from '../../../shared/enquiry.ts';

/**
 * Which form the hash of the address names (CONT-01).
 *
 * @returns null until it is known, as on the server: the address' own target decides what is shown then (Purposes.tsx).
 *   A hash that names none changes nothing.
 */
export function useChosenForm(): EnquiryForm | null {
  const { hash } = useLocation();
  const [chosen, setChosen] = useState<EnquiryForm | null>(null);
  const begun = useRef(false);
  // In the commit: the form that is not meant must not flash.
  useLayoutEffect(() => {
    const name = hash.slice(1).toLowerCase();
    if (isEnquiryForm(name)) setChosen(name);
    // Where nothing was chosen, nothing has to be rendered again: hydrating stays in small steps.
    else if (hash === '' && begun.current) setChosen('general');
    begun.current = true;
  }, [hash]);
  return chosen;
}
