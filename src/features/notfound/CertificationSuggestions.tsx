import { useListCertificationsQuery } from '../../api/endpoints/certifications.ts';
import { certificationPath } from '../../config/paths.ts';
import { slugOf } from '../../lib/slug.ts';
import { spaceAfterTrademarkSigns } from '../../lib/text.ts';
import { Suggestions } from '../../ui/Suggestions.tsx';

/** Suggests certifications for an unknown training (D-5), once they have loaded. */
export function CertificationSuggestions(): React.JSX.Element {
  const { data = [] } = useListCertificationsQuery();
  const links = data.map(({ name }) => ({ label: spaceAfterTrademarkSigns(name), to: certificationPath(slugOf(name)) }));
  return <Suggestions title="These are the trainings we offer" links={links} />;
}
