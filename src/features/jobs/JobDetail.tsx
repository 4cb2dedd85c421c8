import styled from '@emotion/styled';
import type { Ref } from 'react';
import type { Job } from '../../api/models/job.ts';
import { displayFace, measure, radius, tone, up } from '../../theme/tokens.ts';
import { Badge, BadgeList } from '../../ui/Badge.tsx';
import { ApplyControl } from './ApplyControl.tsx';
import { DownloadDescription } from './DownloadDescription.tsx';
import { FactList } from './FactList.tsx';
import { JobContact } from './JobContact.tsx';
import { JobHeader } from './JobHeader.tsx';
import { factsOf, PAY_LABEL } from './jobText.ts';

const Sheet = styled('article')({ display: 'flex', flexDirection: 'column' });

const Actions = styled('div')({
  // On a phone the way to apply stays at the thumb while the job is read.
  order: 1,
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  gap: 8,
  padding: '12px clamp(16px, 4vw, 40px)',
  borderTop: `1px solid ${tone.line}`,
  borderRadius: `0 0 ${radius - 1}px ${radius - 1}px`,
  background: tone.surface,
  '& > *': { flex: '1 1 auto', paddingInline: 8, fontSize: '1rem', whiteSpace: 'nowrap' },
  [up.md]: {
    order: 0,
    position: 'static',
    gap: 12,
    padding: '24px 40px',
    borderTop: 0,
    '& > *': { flex: 'none', paddingInline: 24, fontSize: '1.0625rem' },
  },
});

const Body = styled('div')({
  display: 'grid',
  gap: 40,
  padding: '24px clamp(16px, 4vw, 40px) 40px',
  [up.md]: { paddingTop: 8 },
  '& h3': { marginBottom: 12, fontFamily: displayFace, fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.25 },
});

const Description = styled('div')({
  display: 'grid',
  gap: 16,
  maxWidth: measure,
  '& > p': { whiteSpace: 'pre-line', overflowWrap: 'anywhere', textWrap: 'pretty' },
});

const paragraphs = (text: string): string[] => text.split(/\r?\n\s*\r?\n/).filter((part) => part.trim() !== '');

interface Props {
  job: Job;
  /** The moment that `Reposted … ago` counts from. */
  asOf: Date;
  /** Takes the focus when the job opens as a view of its own. */
  headingRef: Ref<HTMLHeadingElement>;
}

/** Everything that a job tells (JOBS-05), how to apply (JOBS-07) and its description as a file (JOBS-08). */
export function JobDetail({ job, asOf, headingRef }: Props): React.JSX.Element {
  return (
    <Sheet aria-labelledby="job-title">
      <JobHeader job={job} asOf={asOf} headingRef={headingRef} />
      <Actions>
        <ApplyControl job={job} />
        <DownloadDescription key={job.id} file={job.descriptionFile} />
      </Actions>
      <Body>
        <FactList>
          {factsOf(job).map(({ label, value }) => (
            <div key={label} data-lead={label === PAY_LABEL ? '' : undefined}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </FactList>
        {job.description !== null && (
          <section>
            <h3>About the job</h3>
            <Description>
              {paragraphs(job.description).map((text, at) => (
                <p key={at}>{text}</p>
              ))}
            </Description>
          </section>
        )}
        <Words title="Skills" words={job.skills} tone="violet" />
        <Words title="Qualifications" words={job.qualifications} tone="line" />
        <JobContact job={job} />
      </Body>
    </Sheet>
  );
}

function Words({
  title,
  words,
  tone: look,
}: {
  title: string;
  words: readonly string[];
  tone: 'violet' | 'line';
}): React.JSX.Element | null {
  if (words.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <BadgeList>
        {[...new Set(words)].map((word) => (
          <li key={word}>
            <Badge tone={look}>{word}</Badge>
          </li>
        ))}
      </BadgeList>
    </section>
  );
}
