import { Container, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { chapter } from '../../config/chapter.ts';
import { up } from '../../theme/tokens.ts';

const Strip = styled(Container)({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 32,
  paddingBlock: 12,
  '& > p': { display: 'none', [up.md]: { display: 'block' } },
});

export function Masthead(): React.JSX.Element {
  return (
    <Strip>
      <Typography component="h1" variant="h5">
        {chapter().tagline}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {chapter().address.at(-1)}
      </Typography>
    </Strip>
  );
}
