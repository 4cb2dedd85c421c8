import { useListCertificationsQuery } from '../../api/endpoints/certifications.ts';
import { certificationHref, toLinks } from '../../lib/subjectAddress.ts';
import { spaceAfterTrademarkSigns } from '../../lib/text.ts';
import { Suggestions } from '../../ui/Suggestions.tsx';

/** Suggests certifications for an unknown training (D-5), once they have loaded. */
export function CertificationSuggestions(): React.JSX.Element {
  const { data = [] } = useListCertificationsQuery();
  const links = toLinks(data, ({ name }) => spaceAfterTrademarkSigns(name), certificationHref);
  return <Suggestions title="These are the trainings we offer" links={links} />;
}
