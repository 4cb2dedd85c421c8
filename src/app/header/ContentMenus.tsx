import { Box, Typography, ListItemButton } from '@mui/material';
import { useListCertificationsQuery } from '../../api/endpoints/certifications.ts';
import { useListEventCategoriesQuery } from '../../api/endpoints/events.ts';
import { useAppSelector } from '../../api/hooks.ts';
import { isUnavailable } from '../../api/staleness.ts';
import { certificationHref, programHref, toLinks } from '../../lib/subjectAddress.ts';
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
  isLoading: boolean;
  isRetrying: boolean;
  links: readonly Link[] | undefined;
  addFixedLinks: (links: readonly Link[]) => Link[];
  retry: () => void;
}

/** Menu entries from the CMS: `Loading Menus...`, the entries, or `Please reload page` (HDR-04). */
function ContentLinks({ isLoading, isRetrying, links, addFixedLinks, retry }: ContentLinksProps): React.JSX.Element {
  if (isLoading) {
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
        <RetryButton variant="text" color="inherit" busy={isRetrying} onRetry={retry} sx={{ textDecoration: 'underline' }} />
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
  const { data, error, isFetching, refetch } = useListCertificationsQuery();
  const isFailing = useAppSelector((state) => isUnavailable(state, 'listCertifications'));
  const links = data && toLinks(data, ({ shortName }) => trainingLabel(shortName), certificationHref);
  return (
    <ContentLinks
      isLoading={isFetching && !isFailing && data === undefined && error === undefined}
      isRetrying={isFetching}
      links={links}
      addFixedLinks={withCorporateTraining}
      retry={() => void refetch()}
    />
  );
}

/** One entry per event category, with Non-Profits and NGOs (HDR-03). */
export function ProgramsMenu(): React.JSX.Element {
  const { data, error, isFetching, refetch } = useListEventCategoriesQuery();
  const isFailing = useAppSelector((state) => isUnavailable(state, 'listEventCategories'));
  const links =
    data &&
    toLinks(
      data,
      ({ name }) => name,
      ({ name }) => programHref(name),
    );
  return (
    <ContentLinks
      isLoading={isFetching && !isFailing && data === undefined && error === undefined}
      isRetrying={isFetching}
      links={links}
      addFixedLinks={withNonProfit}
      retry={() => void refetch()}
    />
  );
}
