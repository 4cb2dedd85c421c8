import { Button, Link, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { Speaker } from '../../api/models/event.ts';
import { NEW_TAB_REL, webHref } from '../../lib/links.ts';
import { tone } from '../../theme/tokens.ts';
import { Heading } from '../../ui/page/Heading.tsx';
import { PersonAvatar } from '../../ui/page/PersonAvatar.tsx';
import { isSoldOut } from './registration.ts';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: '0 32px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr)',
    alignItems: 'center',
    gap: '4px 20px',
    paddingBlock: 20,
    borderTop: `1px solid ${tone.line}`,
  },
  '& > li > div:last-child': { minWidth: 0 },
  // Portraits are not printed, so the text would move into their narrow column.
  '@media print': { '& > li': { display: 'block', paddingBlock: 4 } },
});

/** Speakers (EVT-05). A speaker whose events are sold out is marked (EVT-07). */
export function SpeakerCards({ speakers }: { speakers: readonly Speaker[] }): React.JSX.Element | null {
  if (speakers.length === 0) return null;
  return (
    <section aria-labelledby="speakers">
      <Heading level={2} variant="h3" id="speakers" sx={{ mb: 2 }}>
        {speakers.length === 1 ? 'Speaker' : 'Speakers'}
      </Heading>
      <List>
        {speakers.map(({ name, designation, photo, linkedin }, index) => {
          const href = webHref(linkedin);
          return (
            <li key={index}>
              <PersonAvatar name={name} src={photo?.url} size={96} />
              <div>
                <Typography variant="h4" component="h3">
                  {name}
                </Typography>
                {designation !== '' && (
                  <Typography variant="body2" color="textSecondary">
                    {designation}
                  </Typography>
                )}
                {href !== null && (
                  <Link href={href} target="_blank" rel={NEW_TAB_REL} variant="body2" sx={{ display: 'inline-block', py: 1.5 }}>
                    LinkedIn
                    <Typography variant="srOnly"> page of {name}</Typography>
                  </Link>
                )}
                {isSoldOut(name) && (
                  <Button disabled size="small" sx={{ display: 'flex' }}>
                    SOLD OUT
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </List>
    </section>
  );
}
