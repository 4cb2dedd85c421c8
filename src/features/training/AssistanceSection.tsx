import { Button, Paper, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { CertificationPage, ContactPerson } from '../../api/endpoints/content.ts';
import { phoneHref } from '../../lib/links.ts';
import { down, up } from '../../theme/tokens.ts';
import { Heading } from '../../ui/page/Heading.tsx';
import { PersonAvatar } from '../../ui/page/PersonAvatar.tsx';
import { Section } from '../../ui/page/Section.tsx';

const People = styled(Stack)({
  display: 'grid',
  gap: 16,
  [up.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 24 },
});

const Person = styled(Paper)({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '4px 20px',
  padding: 'clamp(16px, 2.5vw, 28px)',
  '& > .text': { minWidth: 0 },
  '& .MuiButton-root': { marginTop: 12, fontVariantNumeric: 'lining-nums tabular-nums' },
  // Keeps telephone numbers on one line.
  [down.sm]: { columnGap: 14, '& .MuiButton-root': { paddingInline: 12 } },
}) as typeof Paper;

function Contact({ person: { name, role, phone, picture } }: { person: ContactPerson }): React.JSX.Element {
  const href = phoneHref(phone);
  return (
    <Person component="article">
      <PersonAvatar src={picture?.url} name={name} size={88} />
      <div className="text">
        <Heading level={3}>{name}</Heading>
        <Typography color="textSecondary">{role}</Typography>
        {href === null ? <Typography>{phone}</Typography> : <Button href={href}>{phone}</Button>}
      </div>
    </Person>
  );
}

/** Two contacts with telephone numbers (CERT-08). */
export function AssistanceSection({
  content: { title, intro, contacts },
}: {
  content: CertificationPage['assistance'];
}): React.JSX.Element {
  return (
    <Section id="assistance" title={title} intro={intro}>
      <People>
        {contacts.map((person, index) => (
          <Contact key={index} person={person} />
        ))}
      </People>
    </Section>
  );
}
