import { Button, Link, Paper, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { AcademicPage } from '../../api/endpoints/content.ts';
import { mailHref, phoneHref } from '../../lib/links.ts';
import { Breakable } from '../../ui/Breakable.tsx';

const Panel = styled(Paper)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '20px 48px',
  padding: 'clamp(20px, 3vw, 40px)',
});

/** Contact for institutions (ACAD-01). */
export function TalkToUs({ title, text, email, phone }: AcademicPage['contact']): React.JSX.Element {
  return (
    <Panel>
      <div>
        <Typography variant="h3">{title}</Typography>
        <Typography color="textSecondary" sx={{ mt: 0.5, maxWidth: '52ch' }}>
          {text}
        </Typography>
        <Link
          href={mailHref(email) ?? undefined}
          sx={{ display: 'inline-block', mt: 0.5, py: 1.25, fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          <Breakable>{email}</Breakable>
        </Link>
      </div>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, minWidth: 0 }}>
        <Button variant="contained" color="accent" href={mailHref(email) ?? undefined}>
          Write to us
        </Button>
        <Button href={phoneHref(phone) ?? undefined}>{phone}</Button>
      </Stack>
    </Panel>
  );
}
