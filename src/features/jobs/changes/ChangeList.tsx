import { Box, Button, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { radius, tone, up } from '../../../theme/tokens.ts';
import type { FieldChange } from './changesBetween.ts';

const Row = styled(Box)({
  padding: '12px 0',
  borderTop: `1px solid ${tone.line}`,
  '&:first-of-type': { borderTop: 0 },
}) as typeof Box;

const Pair = styled(Box)({
  display: 'grid',
  gap: '8px 16px',
  marginTop: 4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [up.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const Side = styled(Box)({
  minWidth: 0,
  padding: '8px 12px',
  borderRadius: radius,
  border: `1px solid ${tone.line}`,
  background: tone.surface,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  '&[data-after]': { borderColor: tone.lineStrong },
});

/** Maximum length of a text that is shown in full, in characters. */
const MAX_FULL_LENGTH = 220;

function CollapsibleText({ text, label }: { text: string; label: string }): React.JSX.Element {
  const [open, setOpen] = useState(false);
  const id = useId();
  if (text === '') return <Typography color="textSecondary">Nothing</Typography>;
  const isLong = text.length > MAX_FULL_LENGTH;
  return (
    <>
      <Typography id={id}>{isLong && !open ? `${text.slice(0, MAX_FULL_LENGTH).trimEnd().toWellFormed()} …` : text}</Typography>
      {isLong && (
        <Button size="small" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {open ? 'Less' : 'All'} of {label}
        </Button>
      )}
    </>
  );
}

interface Props {
  title: string;
  changes: readonly FieldChange[];
}

/** Changes of a job, field by field, with long texts collapsed. */
export function ChangeList({ title, changes }: Props): React.JSX.Element {
  const id = useId();
  return (
    <div>
      <Typography id={id} variant="label" component="h3">
        {title}
      </Typography>
      <Box component="ul" role="list" aria-labelledby={id} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {changes.map(({ field, label, before, after }) => (
          <Row key={field} component="li">
            <Typography variant="h5" component="p">
              {label}
            </Typography>
            <Pair>
              <Side>
                <Typography variant="body2" color="textSecondary">
                  Before
                </Typography>
                <CollapsibleText text={before} label="what it was" />
              </Side>
              <Side data-after="">
                <Typography variant="body2" color="textSecondary">
                  Now
                </Typography>
                <CollapsibleText text={after} label="what it is" />
              </Side>
            </Pair>
          </Row>
        ))}
      </Box>
    </div>
  );
}
