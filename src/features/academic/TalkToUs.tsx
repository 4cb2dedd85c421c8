import { Button, Paper, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { AcademicPage } from '../../api/endpoints/academicPage.ts';
import { mailHref, phoneHref } from '../../lib/links.ts';

const Sheet = styled(Paper)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '20px 48px',
  padding: 'clamp(20px, 3vw, 40px)',
});

/** Whom institutions talk to (ACAD-01). */
export function TalkToUs({ title, text, email, phone }: AcademicPage['contact']): React.JSX.Element {
  return (
    <Sheet>
      <div>
        <Typography variant="h3">{title}</Typography>
        <Typography color="textSecondary" sx={{ mt: 0.5, maxWidth: '52ch' }}>
          {text}
        </Typography>
      </div>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, minWidth: 0 }}>
        <Button variant="contained" color="accent" href={mailHref(email) ?? undefined} sx={{ overflowWrap: 'anywhere' }}>
          {email}
        </Button>
        <Button href={phoneHref(phone) ?? undefined}>{phone}</Button>
      </Stack>
    </Sheet>
  );
}
