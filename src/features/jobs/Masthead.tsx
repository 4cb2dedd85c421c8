import styled from '@emotion/styled';
import { useAppSelector } from '../../api/hooks.ts';
import { useSignedIn } from '../../api/session/useSession.ts';
import { displayFace, tone, up } from '../../theme/tokens.ts';
import type { BoardAddress } from './boardAddress.ts';
import { Column } from './Column.ts';
import { SearchBar } from './SearchBar.tsx';

const headline = {
  maxWidth: 'none',
  fontSize: 'clamp(2.5rem, 0.6rem + 5.4vw, 5.375rem)',
  lineHeight: 0.98,
  letterSpacing: '-0.03em',
  color: tone.ink,
} as const;

const Root = styled('header')({
  '& h1': { fontFamily: displayFace, fontWeight: 700, textWrap: 'balance', ...headline },
  // On a phone a chosen job is a view of its own: of the board's head only its name stays, as a line above the job.
  '&[data-view=detail] h1': { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4, letterSpacing: 0, color: tone.inkSoft },
  '&[data-view=detail] [data-part=search]': { display: 'none' },
  [up.md]: {
    '&[data-view=detail] h1': { fontWeight: 700, ...headline },
    '&[data-view=detail] [data-part=search]': { display: 'grid' },
  },
});

const Words = styled(Column)({
  display: 'grid',
  gap: 'clamp(16px, 2vw, 24px)',
  paddingBlock: 'clamp(20px, 4vw, 56px) 0',
  '[data-view=detail] > &': { paddingBlock: '12px 0' },
  [up.md]: { '[data-view=detail] > &': { paddingBlock: 'clamp(20px, 4vw, 56px) 0' } },
});

const Search = styled('div')({ display: 'grid', gap: 'clamp(16px, 2vw, 24px)' });

const Lead = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 32px',
  paddingTop: 12,
  borderTop: `2px solid ${tone.ink}`,
  color: tone.inkSoft,
  '& > p:last-child': { color: tone.ink, fontWeight: 600 },
  '& > p:first-of-type:not(:last-child)': { display: 'none' },
  [up.sm]: { '& > p:first-of-type:not(:last-child)': { display: 'block' } },
});

/** The head of the board: its name, who may apply, and the search (JOBS-01). */
export function Masthead({ address }: { address: BoardAddress }): React.JSX.Element {
  const signedIn = useSignedIn();
  const name = useAppSelector(({ user }) => user.name);
  return (
    <Root data-view={address.job === null ? 'list' : 'detail'}>
      <Words>
        <h1>Find your dream PM job here</h1>
        <Search data-part="search">
          <Lead>
            <p>Openings for project people, each read by one of us before it appears.</p>
            <p>{signedIn ? `Signed in as ${name ?? 'a member'}` : 'Login to be able to apply to jobs'}</p>
          </Lead>
          <SearchBar keyword={address.keyword} location={address.location} />
        </Search>
      </Words>
    </Root>
  );
}
