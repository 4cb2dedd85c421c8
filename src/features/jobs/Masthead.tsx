import { Container, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useAppSelector } from '../../api/hooks.ts';
import { useSignedIn } from '../../api/session/useSession.ts';
import { tone, up } from '../../theme/tokens.ts';
import type { BoardAddress } from './boardAddress.ts';
import { SearchBar } from './SearchBar.tsx';

const headline = {
  fontSize: 'clamp(2.5rem, 0.6rem + 5.4vw, 5.375rem)',
  fontWeight: 700,
  lineHeight: 0.98,
  letterSpacing: '-0.03em',
} as const;

const Root = styled(Container)({
  display: 'grid',
  gap: 'clamp(16px, 2vw, 24px)',
  paddingBlock: 'clamp(20px, 4vw, 56px) 0',
  '& h1': headline,
  '& > [data-part=search]': { display: 'grid', gap: 'clamp(16px, 2vw, 24px)' },
  '& [data-part=lead]': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 32px',
    paddingTop: 12,
    borderTop: `2px solid ${tone.ink}`,
  },
  // On a phone a chosen job is a view of its own: of the board's head only its name stays, as a line above the job.
  '&[data-view=detail]': {
    paddingBlock: '12px 0',
    '& h1': { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4, letterSpacing: 0, color: tone.inkSoft },
    '& > [data-part=search]': { display: 'none' },
  },
  [up.md]: {
    '&[data-view=detail]': {
      paddingBlock: 'clamp(20px, 4vw, 56px) 0',
      '& h1': { ...headline, color: tone.ink },
      '& > [data-part=search]': { display: 'grid' },
    },
  },
}) as typeof Container;

/** The head of the board: its name, who may apply, and the search (JOBS-01). */
export function Masthead({ address }: { address: BoardAddress }): React.JSX.Element {
  const signedIn = useSignedIn();
  const name = useAppSelector(({ user }) => user.name);
  return (
    <Root component="header" data-view={address.job === null ? 'list' : 'detail'}>
      <Typography variant="h1">Find your dream PM job here</Typography>
      <div data-part="search">
        <div data-part="lead">
          <Typography color="textSecondary">Openings for project people, each read by one of us before it appears.</Typography>
          <Typography sx={{ fontWeight: 600 }}>
            {signedIn ? `Signed in as ${name ?? 'a member'}` : 'Login to be able to apply to jobs'}
          </Typography>
        </div>
        <SearchBar keyword={address.keyword} location={address.location} />
      </div>
    </Root>
  );
}
