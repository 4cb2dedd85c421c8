import { Box, Button, Paper, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { Certification } from '../../api/models/certification.ts';
import { certificationPath } from '../../config/paths.ts';
import { NEW_TAB_REL, parseLink } from '../../lib/links.ts';
import { slugOf } from '../../lib/slug.ts';
import { spaceAfterTrademarkSigns } from '../../lib/text.ts';
import { radius, tone, up } from '../../theme/tokens.ts';
import { Heading } from '../../ui/page/Heading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Kolam } from '../../ui/Kolam.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { SafeHtml } from '../../ui/SafeHtml.tsx';
import { ShareButton } from '../../ui/ShareButton.tsx';
import { useImageFailure } from '../../ui/useImageFailure.ts';
import { NextBatchFacts } from './NextBatchFacts.tsx';

/** Width of the seal from `md`, in pixels. */
const SEAL_SIZE = 112;

/** Maximum length of a title in the large size, in characters. */
const LONG_TITLE = 70;

/** Header designed as a certificate with a double edge and a seal. */
export const Certificate = styled(Paper)({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: 9,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 8,
    border: `1px solid ${tone.accent}`,
    borderRadius: radius - 5,
    pointerEvents: 'none',
  },
  // In print the certificate is not positioned, so the edge would surround the sheet.
  '@media print': { '&::after': { display: 'none' } },
  '& > .scene': { borderRadius: `${radius - 6}px ${radius - 6}px 0 0`, aspectRatio: '5 / 2' },
  '& > .scene > img': { objectPosition: '80% 50%' },
  [up.md]: {
    gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 5fr)',
    '& > .scene': {
      gridColumn: 2,
      gridRow: 1,
      height: '100%',
      minHeight: 480,
      aspectRatio: 'auto',
      borderRadius: `0 ${radius - 6}px ${radius - 6}px 0`,
    },
  },
}) as typeof Paper;

const Seal = styled(Box)({
  position: 'absolute',
  insetInlineEnd: 28,
  transform: 'translateY(-50%)',
  display: 'grid',
  width: 92,
  height: 92,
  padding: 6,
  borderRadius: '50%',
  background: tone.surface,
  color: tone.primary,
  '& > img': { width: '100%', height: '100%', objectFit: 'contain' },
  [up.md]: { insetInlineEnd: 'auto', insetInlineStart: 0, bottom: 56, width: SEAL_SIZE, height: SEAL_SIZE, transform: 'translateX(-50%)' },
});

/** Position of the seal between picture and text. */
const SealPosition = styled('div')({
  position: 'relative',
  zIndex: 1,
  height: 0,
  [up.md]: { gridColumn: 2, gridRow: 1, width: 0, height: 'auto' },
});

export const HeroText = styled(Stack)({
  alignItems: 'flex-start',
  gap: 20,
  minWidth: 0,
  padding: '28px clamp(16px, 5vw, 72px) 36px',
  '& > .experience': { display: 'flex', alignItems: 'flex-start', gap: 10, paddingInlineEnd: 92 },
  '& > .experience > svg': { flex: 'none', marginTop: 3, color: tone.secondary },
  '& > .actions': { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 12, paddingTop: 4, '& > *': { minHeight: 52 } },
  [up.md]: {
    gridColumn: 1,
    gridRow: 1,
    justifyContent: 'center',
    paddingBlock: 64,
    paddingInlineEnd: SEAL_SIZE / 2 + 40,
    '& > .experience': { paddingInlineEnd: 0 },
  },
});

function Emblem({ certification: { icon, name } }: { certification: Certification }): React.JSX.Element {
  const { failed, imageProps } = useImageFailure(icon?.url);
  return (
    <SealPosition>
      <Seal>
        {icon === null || failed ? (
          <Kolam seed={name} shape="diamond" columns={5} weight={0.34} dotColour={tone.accent} />
        ) : (
          <img {...imageProps} src={icon.url} alt={icon.alt} width={SEAL_SIZE} height={SEAL_SIZE} decoding="async" />
        )}
      </Seal>
    </SealPosition>
  );
}

/** Link to the institute's page (CERT-02). */
function InstituteLink({ link }: { link: string | null }): React.JSX.Element | null {
  const target = parseLink(link);
  if (target === null) return null;
  return (
    <Button href={target.href} target="_blank" rel={NEW_TAB_REL} endIcon={<Icon icon="external" size={18} />} size="small">
      Explore on PMI
      <Typography variant="srOnly"> (opens in a new tab)</Typography>
    </Button>
  );
}

/** Header with picture, emblem, title, next batch, experience, description and share button (CERT-02). */
export function Hero({ certification }: { certification: Certification }): React.JSX.Element {
  const { name, background, experience, longDescriptionHtml, instituteLink } = certification;
  return (
    <Certificate>
      <Picture className="scene" src={background?.url} alt={background?.alt ?? ''} width={5} height={2} seed={name} priority />
      <Emblem certification={certification} />
      <HeroText>
        <Typography variant="label" color="primary">
          Certification training
        </Typography>
        <Heading level={1} variant={name.length > LONG_TITLE ? 'h3' : 'h2'} dir="auto">
          {spaceAfterTrademarkSigns(name)}
        </Heading>
        <NextBatchFacts certification={certification} />
        {experience !== '' && (
          <Typography className="experience" variant="h5" component="p">
            <Icon icon="clock" />
            {experience}
          </Typography>
        )}
        {longDescriptionHtml !== '' && <SafeHtml html={longDescriptionHtml} topHeading={2} />}
        <Stack className="actions">
          <ShareButton path={certificationPath(slugOf(name))} title={spaceAfterTrademarkSigns(name)} what="training" size="small" />
          <InstituteLink link={instituteLink} />
        </Stack>
      </HeroText>
    </Certificate>
  );
}
