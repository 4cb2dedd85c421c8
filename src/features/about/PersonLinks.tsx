import { Link, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { mailHref, NEW_TAB_REL, webHref } from '../../lib/links.ts';

const ContactLink = styled(Link)({ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontSize: '0.9375rem' });

interface Props {
  name: string;
  email?: string | null;
  linkedin: string | null;
}

/** Contact links of a person (ABOUT-02). Invalid e-mail addresses and URLs are omitted (D-14). */
export function PersonLinks({ name, email = null, linkedin }: Props): React.JSX.Element | null {
  const emailHref = email === null ? null : mailHref(email);
  const pageHref = webHref(linkedin);
  if (emailHref === null && pageHref === null) return null;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2.5 }}>
      {emailHref !== null && (
        <ContactLink href={emailHref}>
          E-mail
          <Typography variant="srOnly"> to {name}</Typography>
        </ContactLink>
      )}
      {pageHref !== null && (
        <ContactLink href={pageHref} target="_blank" rel={NEW_TAB_REL}>
          LinkedIn
          <Typography variant="srOnly"> page of {name} (opens a new window)</Typography>
        </ContactLink>
      )}
    </Stack>
  );
}
