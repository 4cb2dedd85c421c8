import { useLocation } from 'react-router';
import { NotFoundView } from '../../ui/NotFoundView.tsx';
import { CertificationSuggestions } from './CertificationSuggestions.tsx';

/** The page of every address that has none (NF-01); below `/trainings` it suggests the certifications (D-5). */
export default function NotFoundPage(): React.JSX.Element {
  const { pathname } = useLocation();
  return <NotFoundView>{/^\/trainings(\/|$)/i.test(pathname) && <CertificationSuggestions />}</NotFoundView>;
}
