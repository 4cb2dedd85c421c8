import styled from '@emotion/styled';
import { useListCertificationsQuery } from '../../api/endpoints/certification.ts';
import { useListEventCategoriesQuery } from '../../api/endpoints/program.ts';
import { certificationPath, programPath } from '../../config/paths.ts';
import { slugOf } from '../../lib/slug.ts';
import { tone } from '../../theme/tokens.ts';
import { headerItem, HeaderLink } from './HeaderLink.tsx';
import { trainingLabel, withCorporateTraining, withNonProfit, type MenuLink } from './menus.ts';

const Note = styled('span')({ ...headerItem, cursor: 'default', color: tone.inkSoft, '&:hover': {} });
const Retry = styled('button')({ ...headerItem, color: tone.violet, textDecoration: 'underline' });

interface Served {
  isLoading: boolean;
  links: readonly MenuLink[] | undefined;
  complete: (links: readonly MenuLink[]) => MenuLink[];
  retry: () => void;
}

/** A menu whose entries the CMS serves: `Loading Menus...`, the entries, or `Please reload page` (HDR-04). */
function ServedLinks({ isLoading, links, complete, retry }: Served): React.JSX.Element {
  if (isLoading) {
    return (
      <li>
        <Note role="status">Loading Menus...</Note>
      </li>
    );
  }
  if (links === undefined || links.length === 0) {
    return (
      <li>
        <Note>Please reload page</Note>
        <Retry type="button" onClick={retry}>
          Retry
        </Retry>
      </li>
    );
  }
  return (
    <>
      {complete(links).map((link) => (
        <li key={link.to}>
          <HeaderLink to={link.to}>{link.label}</HeaderLink>
        </li>
      ))}
    </>
  );
}

/** One entry per certification, then Corporate Training (HDR-02). */
export function TrainingsMenu(): React.JSX.Element {
  const { data, isFetching, refetch } = useListCertificationsQuery();
  const links = data?.map((one) => ({ label: trainingLabel(one.shortName), to: certificationPath(slugOf(one.name)) }));
  return (
    <ServedLinks isLoading={isFetching && data === undefined} links={links} complete={withCorporateTraining} retry={() => void refetch()} />
  );
}

/** One entry per event category, with Non-Profits and NGOs among them (HDR-03). */
export function ProgramsMenu(): React.JSX.Element {
  const { data, isFetching, refetch } = useListEventCategoriesQuery();
  const links = data?.map((one) => ({ label: one.name, to: programPath(slugOf(one.name)) }));
  return <ServedLinks isLoading={isFetching && data === undefined} links={links} complete={withNonProfit} retry={() => void refetch()} />;
}
