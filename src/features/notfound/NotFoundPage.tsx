import { useLocation } from 'react-router';
import type { Head } from '../../api/page.ts';
import { NotFoundView } from '../../ui/NotFoundView.tsx';
import { CertificationSuggestions } from './CertificationSuggestions.tsx';

/** Answered with status 404, so that search engines forget the address (NF-01). */
export const head = (): Head => ({
  title: 'Page not found',
  description: 'There is no page at this address. Go to the home page, or write to us when you expected one.',
  status: 404,
});

/** The page of every address that has none (NF-01); below `/trainings` it suggests the certifications (D-5). */
export default function NotFoundPage(): React.JSX.Element {
  const { pathname } = useLocation();
  return <NotFoundView>{/^\/trainings(\/|$)/i.test(pathname) && <CertificationSuggestions />}</NotFoundView>;
}
