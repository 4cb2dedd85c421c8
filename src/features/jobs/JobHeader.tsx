import styled from '@emotion/styled';
import type { Ref } from 'react';
import type { Job } from '../../api/models/job.ts';
import { displayFace, radius, tone, up } from '../../theme/tokens.ts';
import { Kolam } from '../../ui/Kolam.tsx';
import { applicantsOf, placeOf, repostedOf } from './jobText.ts';

const Band = styled('header')({
  position: 'relative',
  display: 'grid',
  gap: 8,
  padding: '32px clamp(16px, 4vw, 40px)',
  overflow: 'hidden',
  borderRadius: `${radius - 1}px ${radius - 1}px 0 0`,
  background: tone.deep,
  color: tone.onDeep,
  '& > p, & > h2': { position: 'relative', overflowWrap: 'anywhere' },
  '& > h2': {
    maxWidth: '20ch',
    fontFamily: displayFace,
    fontSize: 'clamp(1.875rem, 1.5rem + 1.6vw, 2.75rem)',
    fontWeight: 700,
    lineHeight: 1.08,
    letterSpacing: '-0.015em',
    textWrap: 'balance',
  },
  [up.sm]: { paddingInlineEnd: 200 },
});

const Kind = styled('p')({ fontFamily: displayFace, fontWeight: 600, lineHeight: 1.3, color: tone.marigold });

const Employer = styled('p')({ fontSize: '1.125rem', lineHeight: 1.45 });

const Quiet = styled('p')({ marginTop: 8, fontSize: '0.9375rem', lineHeight: 1.45, color: tone.onDeepSoft });

const Seal = styled('div')({
  display: 'none',
  position: 'absolute',
  insetInlineEnd: 32,
  top: 32,
  width: 136,
  height: 136,
  color: tone.deepLine,
  [up.sm]: { display: 'block' },
});

interface Props {
  job: Job;
  asOf: Date;
  headingRef: Ref<HTMLHeadingElement>;
}

/** The head of a job: what, for whom, where, and how fresh it is (JOBS-05). Each employer has a kolam of its own. */
export function JobHeader({ job, asOf, headingRef }: Props): React.JSX.Element {
  const whereabouts = [job.organization, placeOf(job)].filter(Boolean).join(', ');
  return (
    <Band>
      <Seal aria-hidden="true">
        <Kolam seed={job.organization ?? job.title} weight={0.26} dotColour={tone.marigold} />
      </Seal>
      {job.category !== null && <Kind>{job.category}</Kind>}
      <h2 id="job-title" ref={headingRef} tabIndex={-1}>
        {job.title}
      </h2>
      {whereabouts !== '' && <Employer>{whereabouts}</Employer>}
      <Quiet>{[repostedOf(job, asOf), applicantsOf(job)].filter(Boolean).join(' · ')}</Quiet>
    </Band>
  );
}
