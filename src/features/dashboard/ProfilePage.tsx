import { useExtension } from '../../config/SettingsContext.ts';
import { Box, Divider, Grid, List, ListItem, ListItemButton, Paper, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useAppSelector } from '../../api/hooks.ts';
import { usePictureAddress } from '../../api/storedPicture.ts';
import { paths } from '../../config/paths.ts';
import { tone, up } from '../../theme/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Kolam } from '../../ui/Kolam.tsx';
import { Heading } from '../../ui/page/Heading.tsx';
import { PersonAvatar } from '../../ui/page/PersonAvatar.tsx';
import { EventsOfInterest } from './EventsOfInterest.tsx';
import { EditProfile } from './EditProfile.tsx';
import { OwnData } from './OwnData.tsx';
import { OwnSessions } from './OwnSessions.tsx';

const Card = styled(Paper)({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 40,
  minHeight: 360,
  overflow: 'hidden',
  padding: 'clamp(24px, 4vw, 48px)',
  [up.md]: { minHeight: 420 },
}) as typeof Paper;

/** Line drawing (kolam) made from the member's name; partly outside the card, so that it stays clear of the text. */
const Drawing = styled(Box)({
  position: 'absolute',
  insetInlineEnd: '-16%',
  insetBlockStart: '-28%',
  width: 'min(72%, 400px)',
  color: tone.deepLine,
  pointerEvents: 'none',
});

const CardFacts = styled(Box)({ position: 'relative', display: 'flex', flexWrap: 'wrap', gap: '16px 48px' }) as typeof Box;

function Fact({ name, value }: { name: string; value: string | null }): React.JSX.Element {
  return (
    <div>
      <Typography component="dt" variant="body2" sx={{ color: 'deep.soft' }}>
        {name}
      </Typography>
      <Typography component="dd" variant="h4" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {value}
      </Typography>
    </div>
  );
}

const NEXT_STEPS = [
  { label: 'Look for a job', text: 'With contacts in full, and open for you to apply.', to: paths.exploreJobs },
  { label: 'My applications', text: 'The jobs that you have applied to.', to: `${paths.dashboardJobs}?tab=applied` },
  { label: 'Post a job', text: 'The chapter looks at each one before it is published.', to: paths.postJob },
  { label: 'Watch a session', text: 'Recordings of the chapter’s events.', to: paths.dashboardVideos },
  { label: 'Volunteer', text: 'The chapter is run by its members.', to: paths.volunteering },
] as const;

function NextSteps(): React.JSX.Element {
  return (
    <Stack component="section" aria-labelledby="next-steps" sx={{ gap: 2 }}>
      <Heading level={2} variant="h3" id="next-steps">
        What you can do next
      </Heading>
      <List>
        {NEXT_STEPS.map(({ label, text, to }) => (
          <ListItem key={to} disablePadding sx={{ display: 'block' }}>
            <Divider />
            <ListItemButton href={to} sx={{ gap: 2, width: 'auto', mx: -1, px: 1, py: 1.75 }}>
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
        ))}
      </List>
    </Stack>
  );
}

/** Profile of the member: card (DASH-03), next steps, events of interest, sessions and own data. */
export default function ProfilePage(): React.JSX.Element {
  const user = useAppSelector((state) => state.user);
  const hasReminders = useExtension('reminders');
  const src = usePictureAddress(user.profilePicture);
  const isEditable = useExtension('profile');
  const hasSessions = useExtension('sessions');
  const hasOwnDataExport = useExtension('ownData');
  const hasErasure = useExtension('erasure');
  return (
    <Grid container columnSpacing={{ xs: 0, md: 8, lg: 10 }} rowSpacing={7}>
      <Grid size={{ xs: 12, md: 7 }}>
        <Card component="section" variant="deep" aria-label="My Profile">
          <Drawing>
            <Kolam seed={user.name ?? 'member'} shape="diamond" columns={9} weight={0.2} dotColour={tone.deepLine} />
          </Drawing>
          <Stack sx={{ position: 'relative', gap: 3, alignItems: 'flex-start' }}>
            <PersonAvatar src={src} name={user.name} size={112} />
            <Heading level={1} sx={{ maxWidth: '18ch' }}>
              {user.name}
            </Heading>
            {isEditable && <EditProfile user={user} src={src} />}
          </Stack>
          <CardFacts component="dl">
            <Fact name="Membership number" value={user.membership_number || 'NIL'} />
            <Fact name="E-mail" value={user.email} />
            {isEditable && user.mobileNumber && <Fact name="Mobile number" value={user.mobileNumber} />}
          </CardFacts>
        </Card>
      </Grid>
      <Grid size={{ xs: 12, md: 5 }}>
        <NextSteps />
      </Grid>
      {hasReminders && (
        <Grid size={12}>
          <Divider sx={{ mb: 5 }} />
          <EventsOfInterest />
        </Grid>
      )}
      {hasSessions && (
        <Grid size={12}>
          <Divider sx={{ mb: 5 }} />
          <OwnSessions />
        </Grid>
      )}
      {(hasOwnDataExport || hasErasure) && (
        <Grid size={12}>
          <Divider sx={{ mb: 5 }} />
          <OwnData hasOwnDataExport={hasOwnDataExport} hasErasure={hasErasure} />
        </Grid>
      )}
    </Grid>
  );
}
