import { Box, Divider, List, ListItem, ListItemButton, Stack, Typography } from '@mui/material';
import { dayInIndia } from '../../../shared/days.ts';
import { useGetOwnPdusQuery } from '../../api/endpoints/pdus.ts';
import { useExtension } from '../../config/SettingsContext.ts';
import { paths } from '../../config/paths.ts';
import { describePdus } from '../../lib/pduCycle.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Heading } from '../../ui/page/Heading.tsx';
import { useNow } from '../../ui/useNow.ts';

interface Step {
  label: string;
  text: string;
  to: string;
}

const JOB_STEPS: readonly Step[] = [
  { label: 'Look for a job', text: 'With contacts in full, and open for you to apply.', to: paths.exploreJobs },
  { label: 'My applications', text: 'The jobs that you have applied to.', to: `${paths.dashboardJobs}?tab=applied` },
  { label: 'Post a job', text: 'The chapter looks at each one before it is published.', to: paths.postJob },
];

const CHAPTER_STEPS: readonly Step[] = [
  { label: 'Watch a session', text: 'Recordings of the chapter’s events.', to: paths.dashboardVideos },
  { label: 'Volunteer', text: 'The chapter is run by its members.', to: paths.volunteering },
];

function StepItem({ label, text, to }: Step): React.JSX.Element {
  return (
    <ListItem disablePadding sx={{ display: 'block' }}>
      <Divider />
      <ListItemButton href={to} sx={{ gap: 2, width: 'auto', mx: -1, px: 1, py: 1.5 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="span" variant="h5" sx={{ display: 'block' }}>
            {label}
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary">
            {text}
          </Typography>
        </Box>
        <Icon icon="next" />
      </ListItemButton>
    </ListItem>
  );
}

/** Leads to My PDUs, and says how much is earned and missing once that is known. */
function PduStep(): React.JSX.Element {
  const { data } = useGetOwnPdusQuery();
  const today = dayInIndia(useNow());
  const text = data === undefined ? 'What you earned at events, and what is missing.' : describePdus(data, today);
  return <StepItem label="My PDUs" text={text} to={paths.dashboardPdus} />;
}

/** What a member can do next, each with a link. */
export function NextSteps(): React.JSX.Element {
  const hasPdus = useExtension('pdus');
  return (
    <Stack component="section" aria-labelledby="next-steps" sx={{ gap: 2 }}>
      <Heading level={2} variant="h3" id="next-steps">
        What you can do next
      </Heading>
      <List>
        {JOB_STEPS.map((step) => (
          <StepItem key={step.to} {...step} />
        ))}
        {hasPdus && <PduStep />}
        {CHAPTER_STEPS.map((step) => (
          <StepItem key={step.to} {...step} />
        ))}
      </List>
    </Stack>
  );
}
