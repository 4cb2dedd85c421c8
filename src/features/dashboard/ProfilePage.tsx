import { useExtension } from '../../config/SettingsContext.ts';
import { Box, Divider, Grid, Paper, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useAppSelector } from '../../api/hooks.ts';
import { usePictureAddress } from '../../api/storedPicture.ts';
import { tone, up } from '../../theme/tokens.ts';
import { Kolam } from '../../ui/Kolam.tsx';
import { Heading } from '../../ui/page/Heading.tsx';
import { PersonAvatar } from '../../ui/page/PersonAvatar.tsx';
import { EventsOfInterest } from './EventsOfInterest.tsx';
import { EditProfile } from './EditProfile.tsx';
import { NextSteps } from './NextSteps.tsx';
import { OwnData } from './OwnData.tsx';
import { OwnSessions } from './OwnSessions.tsx';

const Card = styled(Paper)({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 'clamp(24px, 4vw, 40px)',
  height: '100%',
  overflow: 'hidden',
  padding: 'clamp(20px, 4vw, 48px)',
}) as typeof Paper;

/** Line drawing (kolam) made from the member's name; partly outside the card, so that it stays clear of the text. */
const Drawing = styled(Box)({
  position: 'absolute',
  insetInlineEnd: '-22%',
  insetBlockEnd: '-14%',
  width: '60%',
  color: tone.deepLine,
  pointerEvents: 'none',
  [up.sm]: { insetInlineEnd: '-12%', insetBlock: '-20% auto', width: '44%' },
  [up.md]: { insetInlineEnd: '-16%', insetBlock: '-28% auto', width: 'min(72%, 400px)' },
});

/** Portrait and name: beside each other on phones, so that what comes next begins in the first screen. */
const Identity = styled(Stack)({
  position: 'relative',
  flexDirection: 'row',
  alignItems: 'center',
  gap: 16,
  [up.sm]: { flexDirection: 'column', alignItems: 'flex-start', gap: 24 },
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
          <Identity>
            <PersonAvatar src={src} name={user.name} size={88} />
            <Heading level={1} sx={{ maxWidth: '18ch', overflowWrap: 'anywhere' }}>
              {user.name}
            </Heading>
          </Identity>
          <Stack sx={{ gap: 3 }}>
            <CardFacts component="dl">
              <Fact name="Membership number" value={user.membership_number || 'NIL'} />
              <Fact name="E-mail" value={user.email} />
              {isEditable && user.mobileNumber && <Fact name="Mobile number" value={user.mobileNumber} />}
            </CardFacts>
            {isEditable && (
              <div>
                <EditProfile user={user} src={src} />
              </div>
            )}
          </Stack>
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
