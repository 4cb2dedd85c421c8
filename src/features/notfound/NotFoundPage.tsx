import { useLocation } from 'react-router';
import { NotFoundView } from '../../ui/NotFoundView.tsx';
import { CertificationSuggestions } from './CertificationSuggestions.tsx';

/** Not-found page (NF-01); below `/trainings` it suggests certifications (D-5). */
export default function NotFoundPage(): React.JSX.Element {
  const { pathname } = useLocation();
  return <NotFoundView>{/^\/trainings(\/|$)/i.test(pathname) && <CertificationSuggestions />}</NotFoundView>;
}
