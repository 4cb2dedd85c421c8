import { Box, Container, Paper } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { Certification } from '../../api/models/certification.ts';
import { radius, tone, up } from '../../theme/tokens.ts';
import { Heading } from '../../ui/page/Heading.tsx';
import { KolamField } from '../../ui/KolamField.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { SafeHtml } from '../../ui/SafeHtml.tsx';

const Band = styled(Paper)({
  position: 'relative',
  marginTop: 80,
  overflow: 'hidden',
  // The drawing is behind the picture, and fades towards the text. It is hidden on phones.
  '& > .drawing': { display: 'none', color: tone.deepLine, opacity: 0.5, right: '42%', transform: 'scaleX(-1)' },
  '& a': { color: 'inherit' },
  '& li::marker': { color: tone.accent },
  [up.md]: { marginTop: 120, '& > .drawing': { display: 'block' } },
}) as typeof Paper;

const Columns = styled(Container)({
  position: 'relative',
  display: 'grid',
  gap: 32,
  alignItems: 'center',
  paddingBlock: 'clamp(48px, 8vw, 104px)',
  '& .frame': { borderRadius: radius, background: tone.deepRaised, color: tone.onDeepSoft },
  '& h2': { marginBottom: 20 },
  '@media print': { display: 'block', '& .frame': { maxWidth: '80mm' } },
  [up.md]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: 'clamp(48px, 7vw, 112px)' },
});

interface Props {
  title: string;
  certification: Certification;
}

/** Reasons for this certification (CERT-05). */
export function WhySection({ title, certification }: Props): React.JSX.Element {
  const { name, whyTitle, whyDescriptionHtml, whyImage } = certification;
  return (
    <Band component="section" id="why" aria-labelledby="why-title" variant="deep" square>
      <KolamField className="drawing" seed={`why ${name}`} columns={17} rows={9} />
      <Columns>
        <Picture className="frame" src={whyImage?.url} alt={whyImage?.alt ?? ''} width={4} height={3} seed={`why ${name}`} />
        <Box sx={{ minWidth: 0 }}>
          <Heading level={2} id="why-title" dir="auto">
            {whyTitle || title}
          </Heading>
          {whyDescriptionHtml !== '' && <SafeHtml html={whyDescriptionHtml} />}
        </Box>
      </Columns>
    </Band>
  );
}
