import { Alert, Box, Paper, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { EnquiryForm } from '../../../shared/enquiry.ts';
import type { ContactPage } from '../../api/endpoints/content.ts';
import { spaceAfterTrademarkSigns } from '../../lib/text.ts';
import { radius, narrowWindow, tone, up } from '../../theme/tokens.ts';
import { Kolam } from '../../ui/Kolam.tsx';
import { Heading } from '../../ui/page/Heading.tsx';

/** Form designed as airmail paper with a stamp. */
const FormPaper = styled(Paper)({
  position: 'relative',
  padding: 'clamp(28px, 4vw, 56px) clamp(16px, 4vw, 56px) clamp(24px, 4vw, 48px)',
  overflow: 'hidden',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: 0,
    height: 6,
    background: `repeating-linear-gradient(115deg, ${tone.primary} 0 22px, transparent 22px 34px, ${tone.accent} 34px 56px, transparent 56px 68px)`,
  },
}) as typeof Paper;

/** The dotted edge is the stamp's perforation. */
const Stamp = styled(Box)({
  flex: 'none',
  width: 76,
  height: 90,
  padding: 4,
  border: `5px dotted ${tone.surface}`,
  borderRadius: 2,
  backgroundColor: tone.primarySoft,
  color: tone.primary,
  rotate: '3deg',
  [up.sm]: { width: 112, height: 132, padding: 8 },
  '@media print': { display: 'none' },
});

const Facts = styled('dl')({
  display: 'grid',
  gap: '4px 40px',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  margin: 0,
  '& dt': { color: tone.inkSoft },
  '& dd': { fontWeight: 600 },
  '& dd::first-letter': { textTransform: 'uppercase' },
  [narrowWindow]: { gridTemplateColumns: 'minmax(0, 1fr)', '& dd + dt': { marginTop: 8 } },
});

const Rule = styled(Box)({ height: 1, marginBlock: 'clamp(20px, 3vw, 32px)', borderRadius: radius, backgroundColor: tone.line });

interface Props {
  form: EnquiryForm;
  content: ContactPage[EnquiryForm];
  isShown: boolean;
  /** whether the form was submitted without scripts and accepted */
  isSent: boolean;
  /** course that a link has preselected */
  course?: string | undefined;
  children: ReactNode;
}

/** One enquiry form with its description, who replies and how soon. */
export function EnquirySection({ form, content, isShown, isSent, course, children }: Props): React.JSX.Element {
  const { title, lead, who, soon } = content;
  const titleId = `${form}-title`;
  return (
    <FormPaper component="section" id={form} tabIndex={-1} aria-labelledby={titleId} {...(isShown ? { 'data-shown': '' } : {})}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'flex-start', gap: { xs: 2, sm: 4 } }}>
        <Stack sx={{ gap: 1.5, minWidth: 0 }}>
          <Heading level={2} id={titleId}>
            {title}
          </Heading>
          <Typography color="textSecondary" sx={{ maxWidth: '48ch' }}>
            {lead}
          </Typography>
        </Stack>
        <Stamp aria-hidden="true">
          <Kolam seed={title} shape="diamond" columns={5} weight={0.3} dotColour={tone.accent} />
        </Stamp>
      </Stack>
      <Facts sx={{ mt: 3 }}>
        {course !== undefined && (
          <>
            <dt>Your enquiry is about</dt>
            <dd>{spaceAfterTrademarkSigns(course)}</dd>
          </>
        )}
        <dt>Who answers</dt>
        <dd>{who}</dd>
        <dt>How soon</dt>
        <dd>within {soon}</dd>
      </Facts>
      <Rule />
      {isSent && <Alert severity="success" icon={false} sx={{ mb: 3 }}>{`Email sent. ${who} answers within ${soon}.`}</Alert>}
      {children}
    </FormPaper>
  );
}
