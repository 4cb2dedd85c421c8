import styled from '@emotion/styled';
import { useAppSelector } from '../../api/hooks.ts';
import type { Head } from '../../api/page.ts';
import { paths } from '../../config/paths.ts';
import { displayFace, tone, up } from '../../theme/tokens.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Kolam } from '../../ui/Kolam.tsx';
import { PageTitle } from '../../ui/Text.tsx';
import { DashboardFrame } from './DashboardFrame.tsx';

const Card = styled('section')({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  gap: 32,
  justifyItems: 'start',
  padding: 24,
  border: `1px solid ${tone.line}`,
  borderRadius: 10,
  backgroundColor: tone.surface,
  [up.md]: { gridTemplateColumns: 'auto 1fr', alignItems: 'center', gap: 56, padding: 56 },
});

const Drawing = styled('div')({
  position: 'absolute',
  insetInlineEnd: -48,
  insetBlockStart: -48,
  width: 260,
  color: tone.line,
  pointerEvents: 'none',
});

const Words = styled('div')({ position: 'relative' });

const Facts = styled('dl')({
  display: 'grid',
  gap: 20,
  margin: '24px 0 0',
  '& dt': { color: tone.inkSoft, fontSize: '0.9375rem' },
  '& dd': { margin: 0, fontFamily: displayFace, fontWeight: 600, fontSize: '1.25rem', overflowWrap: 'anywhere' },
});

function Profile(): React.JSX.Element {
  const user = useAppSelector((state) => state.user);
  return (
    <Card aria-label="My Profile">
      <Drawing>
        <Kolam seed={user.name ?? 'member'} />
      </Drawing>
      <Avatar src={user.profilePicture} size={168} />
      <Words>
        <PageTitle>{user.name}</PageTitle>
        <Facts>
          <div>
            <dt>Membership number</dt>
            <dd>{user.membership_number || 'NIL'}</dd>
          </div>
          <div>
            <dt>Email</dt>
            <dd>{user.email}</dd>
          </div>
        </Facts>
      </Words>
    </Card>
  );
}

/** The member's own card: picture, name, membership number, e-mail (DASH-03). */
export default function ProfilePage(): React.JSX.Element {
  return (
    <DashboardFrame>
      <Profile />
    </DashboardFrame>
  );
}

/** Members' pages stay out of search engines. */
export const head = (): Head => ({
  title: 'My Profile',
  description: 'Your profile as a member of the chapter.',
  path: paths.dashboardProfile,
  noindex: true,
});
