import { useLocation } from 'react-router';
import { useListCertificationsQuery } from '../../api/endpoints/certifications.ts';
import { certificationHref, toLinks } from '../../lib/subjectAddress.ts';
import { spaceAfterTrademarkSigns } from '../../lib/text.ts';
import { NotFoundView } from '../../ui/NotFoundView.tsx';
import { Suggestions } from '../../ui/Suggestions.tsx';

/** Suggests certifications for an unknown training (D-5), once they have loaded. */
function CertificationSuggestions(): React.JSX.Element {
  const { data = [] } = useListCertificationsQuery();
  const links = toLinks(data, ({ name }) => spaceAfterTrademarkSigns(name), certificationHref);
  return <Suggestions title="These are the trainings we offer" links={links} />;
}

/** Not-found page (NF-01); below `/trainings` it suggests certifications (D-5). */
export default function NotFoundPage(): React.JSX.Element {
  const { pathname } = useLocation();
  return <NotFoundView>{/^\/trainings(\/|$)/i.test(pathname) && <CertificationSuggestions />}</NotFoundView>;
}
