import styled from '@emotion/styled';
import { Paper, Stack, Typography } from '@mui/material';
import { useAppSelector } from '../../api/hooks.ts';
import type { Head } from '../../api/page.ts';
import { tone } from '../../theme/tokens.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Kolam } from '../../ui/Kolam.tsx';

const Drawing = styled('div')({
  position: 'absolute',
  insetInlineEnd: -48,
  insetBlockStart: -48,
  width: 260,
  color: tone.line,
  pointerEvents: 'none',
});

const Facts = styled('dl')({
  display: 'grid',
  gap: 20,
  margin: '24px 0 0',
  '& dt': { color: tone.inkSoft, fontSize: '0.9375rem' },
  '& dd': { margin: 0 },
});

function Fact({ name, value }: { name: string; value: string | null }): React.JSX.Element {
  return (
    <div>
      <dt>{name}</dt>
      <Typography component="dd" variant="h4" sx={{ overflowWrap: 'anywhere' }}>
        {value}
      </Typography>
    </div>
  );
}

/** The member's own card: picture, name, membership number, e-mail (DASH-03). */
export default function ProfilePage(): React.JSX.Element {
  const user = useAppSelector((state) => state.user);
  return (
    <Paper
      component="section"
      aria-label="My Profile"
      variant="outlined"
      sx={{ position: 'relative', overflow: 'hidden', p: { xs: 3, md: 7 } }}
    >
      <Drawing>
        <Kolam seed={user.name ?? 'member'} />
      </Drawing>
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={{ xs: 3, md: 7 }} sx={{ position: 'relative', alignItems: { md: 'center' } }}>
        <Avatar src={user.profilePicture} size={168} />
        <div>
          <Typography variant="h2" component="h1" sx={{ overflowWrap: 'anywhere' }}>
            {user.name}
          </Typography>
          <Facts>
            <Fact name="Membership number" value={user.membership_number || 'NIL'} />
            <Fact name="Email" value={user.email} />
          </Facts>
        </div>
      </Stack>
    </Paper>
  );
}

/** The member's profile. */
export const head = (): Head => ({
  title: 'My Profile',
  description: 'Your profile as a member of the chapter.',
});
