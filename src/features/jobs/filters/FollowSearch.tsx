import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tone } from '../../../theme/tokens.ts';
import type { BoardAddress } from '../boardAddress.ts';
import { feedPath } from '../feedPath.ts';
import { ChipRow } from '../JobChips.tsx';
import { AlertControl } from './AlertControl.tsx';

const Row = styled(ChipRow)({
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 24px',
  padding: '6px clamp(16px, 2vw, 24px)',
  borderTop: `1px solid ${tone.line}`,
}) as typeof ChipRow;

/** Offers e-mail alerts and a feed for new jobs that match a search, at the end of its list. */
export function FollowSearch({ address }: { address: BoardAddress }): React.JSX.Element {
  return (
    <Row role="group" aria-label="Follow this search">
      <AlertControl address={address} />
      {/* A plain link: the feed is not a page of the router. */}
      <Button component="a" variant="text" size="small" href={feedPath(address)} sx={{ px: 0 }}>
        Follow in a feed reader
      </Button>
    </Row>
  );
}
