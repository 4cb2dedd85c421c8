import { Box, Button, LinearProgress, Paper, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { dayInIndia } from '../../../shared/days.ts';
import { formatPdus, PDU_LABELS, PDU_PARTS, sumPdus, totalPdus, type Pdus } from '../../../shared/pdus.ts';
import type { OwnPdus } from '../../api/models/pdu.ts';
import { formatLongDay } from '../../lib/moments.ts';
import { cycleProgress, minimumOfPart } from '../../lib/pduCycle.ts';
import { ringOnDeep, tone } from '../../theme/tokens.ts';
import { useNow } from '../../ui/useNow.ts';
import { CycleDialog } from './CycleDialog.tsx';

const Card = styled(Paper)({
  display: 'grid',
  gap: 'clamp(24px, 3vw, 36px)',
  padding: 'clamp(24px, 4vw, 48px)',
  ...ringOnDeep,
  '& .MuiLinearProgress-root': { height: 8, borderRadius: 4, backgroundColor: tone.deepLine },
  '& .MuiLinearProgress-bar': { borderRadius: 4, backgroundColor: tone.accent },
}) as typeof Paper;

/** PDUs of each part of the talent triangle. With a target, each part also has its minimum. */
function PartsProgress({ earned, minimum }: { earned: Pdus; minimum: number | null }): React.JSX.Element {
  const maximum = minimum ?? Math.max(1, ...PDU_PARTS.map((part) => earned[part]));
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 2.5, m: 0, p: 0, listStyle: 'none' }}>
      {PDU_PARTS.map((part) => (
        <li key={part}>
          <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, mb: 0.75 }}>
            <Typography component="span">{PDU_LABELS[part]}</Typography>{' '}
            <Typography component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              {minimum === null ? earned[part] : `${earned[part]} of at least ${minimum}`}
            </Typography>
          </Stack>
          <LinearProgress variant="determinate" aria-hidden value={Math.min(100, (earned[part] / maximum) * 100)} />
        </li>
      ))}
    </Box>
  );
}

interface Summary {
  label: string;
  figure: string;
  /** Text after the figure: `PDUs`, `of 60 PDUs`. */
  unit: string;
  message: string;
  action: string;
  earned: Pdus;
  /** Minimum of each part; null without a target. */
  minimum: number | null;
}

function summarise({ attended, cycle }: OwnPdus, now: Date): Summary {
  if (cycle === null) {
    const earned = sumPdus(attended.map(({ pdus }) => pdus));
    return {
      label: 'All years',
      figure: String(totalPdus(earned)),
      unit: totalPdus(earned) === 1 ? 'PDU' : 'PDUs',
      message: 'Set the target of your certification to see what is still missing.',
      action: 'Set my target',
      earned,
      minimum: null,
    };
  }
  const today = dayInIndia(now);
  const { end, earned, total, missing } = cycleProgress(cycle, attended, today);
  const isOver = end !== null && end < today;
  const missingText = missing === 0 ? 'Your target is reached.' : `${formatPdus(missing)} still missing.`;
  return {
    label: cycle.start === null || end === null ? 'The last three years' : `${formatLongDay(cycle.start)} to ${formatLongDay(end)}`,
    figure: String(total),
    unit: `of ${formatPdus(cycle.target)}`,
    message: isOver ? 'This cycle has ended. Set the next one.' : missingText,
    action: isOver ? 'Set the next cycle' : 'Change my target',
    earned,
    minimum: minimumOfPart(cycle.target),
  };
}

/** PDUs that the member earned within the cycle, or ever if there is no cycle: total, parts of the talent triangle, and what is missing. */
export function CycleCard({ ownPdus }: { ownPdus: OwnPdus }): React.JSX.Element {
  const [open, setOpen] = useState(false);
  const { label, figure, unit, message, action, earned, minimum } = summarise(ownPdus, useNow());
  return (
    <Card component="section" variant="deep" aria-label="My cycle">
      <Stack sx={{ gap: 1 }}>
        <Typography variant="body2" sx={{ color: 'deep.soft' }}>
          {label}
        </Typography>
        <Typography component="p" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
          <Typography component="span" variant="h1" sx={{ color: 'accent.main', fontVariantNumeric: 'tabular-nums' }}>
            {figure}
          </Typography>{' '}
          <Typography component="span" variant="h4">
            {unit}
          </Typography>
        </Typography>
        {/* Without a target this sentence tells the member to set one, which does not belong in print. */}
        <Typography variant="subtitle1" sx={minimum === null ? { '@media print': { display: 'none' } } : undefined}>
          {message}
        </Typography>
      </Stack>
      <PartsProgress earned={earned} minimum={minimum} />
      <div>
        <Button color="onDeep" onClick={() => setOpen(true)}>
          {action}
        </Button>
      </div>
      <CycleDialog cycle={ownPdus.cycle} open={open} onClose={() => setOpen(false)} />
    </Card>
  );
}
