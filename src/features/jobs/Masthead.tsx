import { Container, Stack, Typography, Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useAppSelector } from '../../api/hooks.ts';
import { useIsSignedIn } from '../../api/session/useSession.ts';
import { down, tone, up } from '../../theme/tokens.ts';
import { typography } from '../../theme/typography.ts';
import { Heading } from '../../ui/page/Heading.tsx';
import { isSearch, type BoardAddress, boardPath } from './boardAddress.ts';
import { SearchBar } from './SearchBar.tsx';
import { FILTERS, describeFilter } from '../../../shared/jobSearch.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ChipRow } from './JobChips.tsx';
import { ACTIVE_FILTER_STYLE } from './filters/activeFilterStyle.ts';

/** The filters that are set, each as a link that removes it. */
function ActiveFilters({ address }: { address: BoardAddress }): React.ReactNode {
  const { filters, keyword, location, sort } = address;
  const activeFilters = FILTERS.flatMap((name) => (filters[name] === undefined ? [] : [[name, filters[name]] as const]));
  const clearedAddress = { ...address, job: null, show: undefined };
  if (activeFilters.length === 0) return null;
  return (
    <ChipRow component="ul" aria-label="Filters of this search">
      {activeFilters.map(([name, value]) => (
        <li key={name}>
          <Button
            size="small"
            rel="nofollow"
            aria-label={`${describeFilter(name, value)}, remove`}
            endIcon={<Icon icon="close" size={16} />}
            href={boardPath({ ...clearedAddress, filters: { ...filters, [name]: undefined } })}
            sx={ACTIVE_FILTER_STYLE}
          >
            {describeFilter(name, value)}
          </Button>
        </li>
      ))}
      <li>
        <Button size="small" variant="text" rel="nofollow" href={boardPath({ keyword, location, sort })} sx={{ px: 1 }}>
          Reset
        </Button>
      </li>
    </ChipRow>
  );
}

const Root = styled(Container)({
  display: 'grid',
  gap: 'clamp(4px, 1vw, 12px)',
  paddingBlock: 'clamp(10px, 2.4vw, 32px) 0',
  // On phones a chosen job is a separate view, so the masthead shrinks to one line.
  [down.md]: {
    '&[data-view=detail]': {
      paddingBlock: '12px 0',
      '& > h1': { ...typography.h6, color: tone.inkSoft },
      '& > div': { display: 'none' },
    },
  },
}) as typeof Container;

const Lead = styled(Stack)({
  flexDirection: 'row',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 32px',
  [down.sm]: { '& > :first-of-type': { display: 'none' } },
  [up.sm]: { paddingTop: 10, borderTop: `2px solid ${tone.ink}` },
});

/** Fits on one line even on phones, so that the first jobs are visible. */
const titleStyle = { fontSize: 'min(clamp(1.5rem, 0.7rem + 3vw, 3.25rem), 6.6vw)', lineHeight: 1.1 };

export function Masthead({ address }: { address: BoardAddress }): React.JSX.Element {
  const signedIn = useIsSignedIn();
  const name = useAppSelector(({ user }) => user.name);
  return (
    <Root component="header" data-view={address.job === null ? 'list' : 'detail'}>
      <Heading level={1} variant="display" sx={titleStyle}>
        Find your dream PM job here
      </Heading>
      <Stack sx={{ gap: 'clamp(8px, 1.2vw, 16px)' }}>
        <Lead>
          <Typography color="textSecondary">Openings for project people, each read by one of us before it appears.</Typography>
          <Typography sx={{ fontWeight: 600 }}>
            {signedIn ? `Signed in as ${name ?? 'a member'}` : 'Login to be able to apply to jobs'}
          </Typography>
        </Lead>
        <SearchBar address={address} />
        {isSearch(address) && <ActiveFilters address={address} />}
      </Stack>
    </Root>
  );
}
