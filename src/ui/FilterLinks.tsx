import { Box, Chip } from '@mui/material';
import { styled } from '@mui/material/styles';
import { LinkBehaviour } from '../theme/LinkBehaviour.tsx';
import { tone, touch } from '../theme/tokens.ts';

const Row = styled(Box)({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& > a': { minHeight: touch, fontSize: '1rem', fontVariantNumeric: 'tabular-nums' },
  '& > a[aria-current]': { backgroundColor: tone.ink, borderColor: tone.ink, color: tone.paper },
  '& > a[aria-current]:hover': { backgroundColor: tone.ink },
  '@media (forced-colors:active)': { '& > a[aria-current]': { outline: '3px solid Highlight', outlineOffset: -3 } },
}) as typeof Box;

interface Props {
  label: string;
  options: readonly { label: string; href: string; isCurrent: boolean }[];
}

/** Links that filter a list, as chips. */
export function FilterLinks({ label, options }: Props): React.JSX.Element {
  return (
    <Row component="nav" aria-label={label}>
      {options.map(({ label: text, href, isCurrent }) => (
        <Chip
          key={href}
          clickable
          component={LinkBehaviour}
          href={href}
          variant="outlined"
          label={text}
          aria-current={isCurrent ? 'true' : undefined}
        />
      ))}
    </Row>
  );
}
