import { Box, Typography, ListItemButton } from '@mui/material';
import { useListCertificationsQuery } from '../../api/endpoints/certifications.ts';
import { useListEventCategoriesQuery } from '../../api/endpoints/events.ts';
import { useAppSelector } from '../../api/hooks.ts';
import { isUnavailable } from '../../api/staleness.ts';
import { certificationHref, programHref, toLinks } from '../../lib/subjectAddress.ts';
import type { Query } from '../../ui/page/QuerySection.tsx';
import { RetryButton } from '../../ui/page/RetryButton.tsx';
import { trainingLabel, withCorporateTraining, withNonProfit, type MenuEntry as Link, type MenuEntry as Target } from './menus.ts';
import { NavLink } from 'react-router';

export function MenuLink({ label, to }: Target): React.JSX.Element {
  return (
    <li>
      <ListItemButton component={NavLink} to={to}>
        {label}
      </ListItemButton>
    </li>
  );
}

interface ContentLinksProps {
  query: Query<unknown>;
  endpoint: Parameters<typeof isUnavailable>[1];
  /** Links to what the query has loaded; undefined before. */
  links: readonly Link[] | undefined;
  addFixedLinks: (links: readonly Link[]) => Link[];
}

/** Menu entries from the CMS: `Loading Menus...`, the entries, or `Please reload page` (HDR-04). */
function ContentLinks({ query, endpoint, links, addFixedLinks }: ContentLinksProps): React.JSX.Element {
  const { error, isFetching, refetch } = query;
  const isFailing = useAppSelector((state) => isUnavailable(state, endpoint));
  if (isFetching && !isFailing && links === undefined && error === undefined) {
    return (
      <Box component="li" sx={{ display: 'flex', alignItems: 'center', minHeight: 44 }}>
        <Typography component="span" role="status">
          Loading Menus...
        </Typography>
      </Box>
    );
  }
  if (links === undefined || links.length === 0) {
    return (
      <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography component="span">Please reload page</Typography>
        <RetryButton variant="text" color="inherit" busy={isFetching} onRetry={() => void refetch()} sx={{ textDecoration: 'underline' }} />
      </Box>
    );
  }
  return (
    <>
      {addFixedLinks(links).map((link) => (
        <MenuLink key={link.to} {...link} />
      ))}
    </>
  );
}

/** One entry per certification, then Corporate Training (HDR-02). */
export function TrainingsMenu(): React.JSX.Element {
  const query = useListCertificationsQuery();
  const links = query.data && toLinks(query.data, ({ shortName }) => trainingLabel(shortName), certificationHref);
  return <ContentLinks query={query} endpoint="listCertifications" links={links} addFixedLinks={withCorporateTraining} />;
}

/** One entry per event category, with Non-Profits and NGOs (HDR-03). */
export function ProgramsMenu(): React.JSX.Element {
  const query = useListEventCategoriesQuery();
  const nameOf = ({ name }: { name: string }): string => name;
  const links = query.data && toLinks(query.data, nameOf, (program) => programHref(nameOf(program)));
  return <ContentLinks query={query} endpoint="listEventCategories" links={links} addFixedLinks={withNonProfit} />;
}
