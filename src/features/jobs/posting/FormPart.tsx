import { Box, Paper, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { focusRing, radius, tone } from '../../../theme/tokens.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Heading } from '../../../ui/page/Heading.tsx';
import { useOpenParts, hasPartErrors, PARTS, type PartId } from './parts.ts';
import type { JobValues } from './jobValues.ts';
import { PartState } from './PartState.tsx';

const PAD = 'clamp(16px, 3vw, 32px)';

const Card = styled(Paper)({
  scrollMarginTop: 96,
  '& > details > :not(summary)': { padding: `0 ${PAD} clamp(20px, 3vw, 32px)` },
}) as typeof Paper;

/** Summary of a `details`, which works without scripts and with find-in-page. */
const Summary = styled(Box)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: 12,
  padding: `clamp(16px, 2.4vw, 24px) ${PAD}`,
  borderRadius: radius,
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { color: tone.primary },
  '&:focus-visible': { outline: `${focusRing.width}px solid ${focusRing.colour}`, outlineOffset: -focusRing.width },
  '& > svg': { transition: 'transform 150ms' },
  'details[open] > & > svg': { transform: 'rotate(180deg)' },
  '@media (prefers-reduced-motion:reduce)': { '& > svg': { transition: 'none' } },
}) as typeof Box;

/** Collapsible part of the form. It stays open while it has errors. */
export function FormPart({ id, children }: { id: PartId; children: ReactNode }): React.JSX.Element {
  const { title, intro } = PARTS[id];
  const { openIds, setPartOpen } = useOpenParts();
  const { errors, submitCount, values } = useFormikContext<JobValues>();
  const hasErrors = submitCount > 0 && hasPartErrors(id, errors);
  return (
    <Card component="section" id={id} aria-labelledby={`${id}-title`}>
      <details
        open={hasErrors || openIds.has(id)}
        onToggle={({ currentTarget }) => {
          if (hasErrors) currentTarget.open = true;
          setPartOpen(id, currentTarget.open);
        }}
      >
        <Summary component="summary">
          <Heading level={2} variant="h4" id={`${id}-title`}>
            {title}
          </Heading>
          <PartState id={id} values={values} hasErrors={hasErrors} />
          <Icon icon="down" />
        </Summary>
        <div>
          <Typography color="textSecondary" sx={{ mb: 2.5 }}>
            {intro}
          </Typography>
          <Stack sx={{ gap: 1.5 }}>{children}</Stack>
        </div>
      </details>
    </Card>
  );
}
