import { Chip, Paper, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';
import type { Job } from '../../api/models/job.ts';
import { HEADER_HEIGHT } from '../../theme/primitives.ts';
import { lowWindow, measure, radius, tone, up } from '../../theme/tokens.ts';
import { ApplyControl } from './ApplyControl.tsx';
import { DownloadDescription } from './DownloadDescription.tsx';
import { FactList } from './FactList.tsx';
import { ChipRow } from './JobChips.tsx';
import { JobContact } from './JobContact.tsx';
import { JobHeader } from './JobHeader.tsx';
import { factsOf, leadFactsOf } from './jobText.ts';

const Card = styled(Paper)({
  display: 'flex',
  flexDirection: 'column',
  // `clip` creates no scroll container, so that the apply button sticks to the window.
  overflow: 'clip',
}) as typeof Paper;

const Actions = styled(Stack)({
  // On phones the apply button is sticky at the bottom, in the page's scroll padding (see `MuiAppBar`).
  order: 1,
  '& *': { scrollMarginBottom: -128 },
  position: 'sticky',
  bottom: 0,
  flexDirection: 'row',
  flexWrap: 'wrap',
  gap: 8,
  padding: '12px clamp(16px, 3vw, 40px)',
  borderTop: `1px solid ${tone.line}`,
  borderRadius: `0 0 ${radius - 1}px ${radius - 1}px`,
  background: tone.surface,
  '& > *': { flex: '1 1 auto', paddingInline: 8, fontSize: '1rem' },
  // Not sticky in the preview: the apply button is disabled there, and the dialog has its own sticky buttons.
  '[role=dialog] &': { position: 'static', '& *': { scrollMarginBottom: 0 } },
  // On wide windows the actions follow the job's header, and stick below the page's header while the details scroll.
  [up.md]: {
    order: 0,
    zIndex: 1,
    top: `calc(${HEADER_HEIGHT}px + var(--notice, 0px))`,
    bottom: 'auto',
    gap: 12,
    paddingBlock: 16,
    borderTop: 0,
    borderBottom: `1px solid ${tone.line}`,
    borderRadius: 0,
    '& > *': { flex: 'none', paddingInline: 24, fontSize: '1.0625rem' },
    '& *': { scrollMarginBottom: 0 },
  },
  [lowWindow]: { position: 'static', '& *': { scrollMarginBottom: 0 } },
});

const Body = styled(Stack)({ gap: 32, padding: '24px clamp(16px, 3vw, 40px) 32px' });

const Description = styled(Stack)({ gap: 16, maxWidth: measure, '& > p': { whiteSpace: 'pre-line' } });

const splitParagraphs = (text: string): string[] => text.split(/\r?\n\s*\r?\n/).filter((part) => part.trim() !== '');

interface Props {
  job: Job;
  asOf: Date;
  /** Focused when the job is chosen. */
  headingRef: Ref<HTMLHeadingElement>;
  /** Save button, where available. */
  saveButton?: ReactNode;
  /** Above the actions: the moderation status, or an offer after the job was saved. */
  notice?: ReactNode;
  /** Whether the job is a preview of the form's values. A preview cannot be saved or shared. */
  isPreview?: boolean;
  /** Actions; the apply button by default. */
  actions?: ReactNode;
}

/** Details of a job (JOBS-05) with apply button (JOBS-07) and description file (JOBS-08). */
export function JobDetail({
  job,
  asOf,
  headingRef,
  saveButton,
  notice,
  isPreview = false,
  actions = <ApplyControl job={job} />,
}: Props): React.JSX.Element {
  return (
    <Card component="article" aria-labelledby="job-title">
      <JobHeader job={job} asOf={asOf} headingRef={headingRef} saveButton={saveButton} isPreview={isPreview} />
      {notice}
      <Actions data-bottom-bar="">
        {actions}
        <DownloadDescription key={job.id} file={job.descriptionFile} />
      </Actions>
      <Body>
        <FactList lead facts={leadFactsOf(job, asOf)} />
        {job.description !== null && (
          <Section title="About the job">
            <Description>
              {splitParagraphs(job.description).map((text, index) => (
                <Typography key={index}>{text}</Typography>
              ))}
            </Description>
          </Section>
        )}
        <ChipSection title="Skills" items={job.skills} variant="filled" />
        <ChipSection title="Qualifications" items={job.qualifications} variant="outlined" />
        <FactList facts={factsOf(job)} />
        <JobContact job={job} />
      </Body>
    </Card>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }): React.JSX.Element {
  return (
    <Stack component="section" sx={{ gap: 1.5 }}>
      <Typography component="h3" variant="h4">
        {title}
      </Typography>
      {children}
    </Stack>
  );
}

interface ChipSectionProps {
  title: string;
  items: readonly string[];
  variant: 'filled' | 'outlined';
}

function ChipSection({ title, items, variant }: ChipSectionProps): React.JSX.Element | null {
  if (items.length === 0) return null;
  const style = variant === 'filled' ? ({ color: 'primary' } as const) : ({ variant: 'outlined' } as const);
  return (
    <Section title={title}>
      <ChipRow component="ul">
        {[...new Set(items)].map((item) => (
          <Chip key={item} component="li" label={item} {...style} />
        ))}
      </ChipRow>
    </Section>
  );
}
