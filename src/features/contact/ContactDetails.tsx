import { Box, Link, SvgIcon, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { ContactPage } from '../../api/endpoints/content.ts';
import { chapter } from '../../config/chapter.ts';
import { mailHref, phoneHref } from '../../lib/links.ts';
import { HEADER_HEIGHT } from '../../theme/primitives.ts';
import { tone, touch, up } from '../../theme/tokens.ts';
import { Breakable } from '../../ui/Breakable.tsx';
import { Heading } from '../../ui/page/Heading.tsx';

/** Icons of this page. They are not in `Icon`, because every page loads it. */
const ICON_PATHS = {
  phone: 'M6.5 4h3l1.5 4-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4 1.5v3a2 2 0 0 1-2 2A14.5 14.5 0 0 1 4.5 6a2 2 0 0 1 2-2',
  mail: 'M4 6.5h16v11H4zM4 7.5l8 6 8-6',
  place: 'M12 21c-4-4.5-6.5-7.7-6.5-11a6.5 6.5 0 0 1 13 0c0 3.3-2.5 6.5-6.5 11zM12 7.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5',
  clock: 'M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16M12 8v4.5l3 1.5',
} as const;

const Root = styled(Box)({
  minWidth: 0,
  [up.md]: { position: 'sticky', top: HEADER_HEIGHT + 24 },
}) as typeof Box;

const Rows = styled('dl')({
  margin: '20px 0 0',
  borderTop: `2px solid ${tone.ink}`,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr)',
    columnGap: 12,
    paddingBlock: 14,
    borderBottom: `1px solid ${tone.line}`,
  },
  '& dt': { display: 'contents' },
  '& dt > svg': { gridRow: '1 / 3', marginTop: 2, color: tone.primary },
  '& dd': { gridColumn: 2 },
});

/** Link with the height of a touch target, because the list has no gaps. */
const ContactLink = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  minHeight: touch,
  width: 'fit-content',
  maxWidth: '100%',
  fontWeight: 600,
  overflowWrap: 'anywhere',
}) as typeof Link;

interface RowProps {
  icon: keyof typeof ICON_PATHS;
  name: string;
  children: ReactNode;
}

function Row({ icon, name, children }: RowProps): React.JSX.Element {
  return (
    <div>
      <dt>
        <SvgIcon>
          <path d={ICON_PATHS[icon]} />
        </SvgIcon>
        <Typography component="span" variant="body2" color="textSecondary">
          {name}
        </Typography>
      </dt>
      {children}
    </div>
  );
}

/** Renders the text as a link if it has a valid target; the configuration allows any text. */
function ContactValue({ href, children }: { href: string | null; children: string }): React.JSX.Element {
  return (
    <dd>
      {href === null ? (
        children
      ) : (
        <ContactLink href={href}>
          <Breakable>{children}</Breakable>
        </ContactLink>
      )}
    </dd>
  );
}

/** Contact details: telephone numbers, support e-mail address, postal address and, if given, office hours (CONT-01). */
export function ContactDetails({
  title,
  note,
  hours = [],
}: Pick<ContactPage['ways'], 'title'> & Partial<ContactPage['ways']>): React.JSX.Element {
  const { phones } = chapter();
  return (
    <Root component="aside" aria-labelledby="ways-title">
      <Heading level={2} variant="h3" id="ways-title">
        {title}
      </Heading>
      <Rows>
        {phones.length > 0 && (
          <Row icon="phone" name="Telephone">
            {phones.map((phone) => (
              <ContactValue key={phone} href={phoneHref(phone)}>
                {phone}
              </ContactValue>
            ))}
          </Row>
        )}
        <Row icon="mail" name="Support e-mail">
          <ContactValue href={mailHref(chapter().supportEmail)}>{chapter().supportEmail}</ContactValue>
        </Row>
        <Row icon="place" name="Address">
          <dd>
            <Typography component="address" sx={{ fontStyle: 'normal', fontWeight: 600, whiteSpace: 'pre-line' }}>
              {chapter().address.join('\n')}
            </Typography>
          </dd>
        </Row>
        {hours.length > 0 && (
          <Row icon="clock" name="Office hours">
            {hours.map(({ days, time }) => (
              <dd key={days}>
                <b>{days}</b>
                <br />
                {time}
              </dd>
            ))}
          </Row>
        )}
      </Rows>
      {note !== undefined && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {note}
        </Typography>
      )}
    </Root>
  );
}
