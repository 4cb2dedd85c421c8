import { Box, Link, Paper, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { EventDetail, EventFees, EventPart } from '../../api/models/event.ts';
import { NEW_TAB_REL, parseLink } from '../../lib/links.ts';
import { tone, up } from '../../theme/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Heading } from '../../ui/page/Heading.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { SafeHtml } from '../../ui/SafeHtml.tsx';
import type { Registration } from './registration.ts';
import { SpeakerCards } from './SpeakerCards.tsx';

const Content = styled(Stack)({
  order: 2,
  gap: 'clamp(40px, 5vw, 64px)',
  minWidth: 0,
  [up.md]: { order: 0, gridColumn: 1, gridRow: '2 / span 3' },
});

const KeyExperience = styled(Paper)({
  padding: 'clamp(20px, 3vw, 40px)',
  border: 0,
  borderInlineStart: `6px solid ${tone.accent}`,
  '& ul': { padding: 0, listStyle: 'none' },
  '& li': { paddingBlock: 10, borderTop: `1px solid ${tone.line}` },
  '& li:first-of-type': { borderTop: 0 },
}) as typeof Paper;

const Points = styled('ul')({ margin: 0, paddingInlineStart: '1.4em', '& > li + li': { marginTop: 6 } });

function PartContent({ part: { html, points } }: { part: EventPart }): React.JSX.Element {
  return (
    <>
      {html !== '' && <SafeHtml html={html} />}
      {points.length > 0 && (
        <Points>
          {points.map((point, index) => (
            <li key={index}>
              <SafeHtml html={point} topHeading={4} />
            </li>
          ))}
        </Points>
      )}
    </>
  );
}

function ContentSection({ id, fallback, part }: { id: string; fallback: string; part: EventPart | null }): React.JSX.Element | null {
  if (part === null) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 2 }}>
      <Heading level={2} variant="h3" id={id}>
        {part.title || fallback}
      </Heading>
      <PartContent part={part} />
    </Box>
  );
}

/** Fees of an event (EVT-02): a picture, and below it a link to the file. */
function Fees({ fees }: { fees: EventFees }): React.JSX.Element {
  const href = parseLink(fees.link)?.href;
  const label = fees.label || 'Fees';
  return (
    <Box component="section" id="fees" aria-labelledby="fees-title" sx={{ display: 'grid', gap: 2 }}>
      <Heading level={2} variant="h3" id="fees-title">
        {label}
      </Heading>
      {fees.image !== null && (
        <Picture src={fees.image.url} alt={fees.image.alt || label} width={16} height={10} seed={label} fit="contain" />
      )}
      {href !== undefined && (
        <Link href={href} target="_blank" rel={NEW_TAB_REL} sx={{ justifySelf: 'start', py: 1.25 }}>
          Open {label}
        </Link>
      )}
    </Box>
  );
}

/** Returns the link below the description: to register, or for guests to get their link again. */
function registrationLink(registration: Registration): { href: string; label: string } | null {
  if (registration.state === 'open') return { href: registration.href, label: registration.label ?? 'Register now' };
  const { linkPage } = registration;
  return linkPage === undefined ? null : { href: linkPage, label: 'Registered already? Get your link again' };
}

/** Content of an event (EVT-01); empty parts are omitted with their headings. */
export function EventContent({ event, registration }: { event: EventDetail; registration: Registration }): React.JSX.Element {
  const link = registrationLink(registration);
  const { descriptionHtml, keyExperience, speakers, aboutSpeakerHtml, audience, certifications } = event;
  return (
    <Content>
      {(descriptionHtml !== '' || link !== null) && (
        <Box component="section" aria-label="About the event" sx={{ display: 'grid', gap: 2 }}>
          {descriptionHtml !== '' && (
            <Typography component="div" variant="subtitle1">
              <SafeHtml html={descriptionHtml} topHeading={2} />
            </Typography>
          )}
          {link !== null && (
            <Link href={link.href} sx={{ justifySelf: 'start', display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 44 }}>
              {link.label}
              <Icon icon="next" />
            </Link>
          )}
        </Box>
      )}
      {keyExperience !== null && (
        <KeyExperience component="section" variant="tint" aria-labelledby="take-home">
          <Heading level={2} variant="h3" id="take-home" sx={{ mb: 2 }}>
            {keyExperience.title || 'Key experience'}
          </Heading>
          <PartContent part={keyExperience} />
        </KeyExperience>
      )}
      {event.fees !== null && <Fees fees={event.fees} />}
      <SpeakerCards speakers={speakers} />
      <ContentSection
        id="about-speaker"
        fallback={speakers.length > 1 ? 'About the speakers' : 'About the speaker'}
        part={aboutSpeakerHtml === '' ? null : { title: '', html: aboutSpeakerHtml, points: [] }}
      />
      <ContentSection id="audience" fallback="Audience" part={audience} />
      <ContentSection id="certifications" fallback="Professional certifications" part={certifications} />
    </Content>
  );
}
