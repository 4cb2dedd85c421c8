import { Box, Button, Card, CardContent, Chip, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { CertificationSummary } from '../../api/models/certification.ts';
import { certificationHref } from '../../lib/subjectAddress.ts';
import { htmlToText, spaceAfterTrademarkSigns } from '../../lib/text.ts';
import { tone } from '../../theme/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Kolam } from '../../ui/Kolam.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { useImageFailure } from '../../ui/useImageFailure.ts';

/** Width and height of the emblem in pixels. */
const EMBLEM_SIZE = 72;

const CardRoot = styled(Card)({
  '& .tag': { position: 'absolute', top: 16, insetInlineStart: 'clamp(16px, 2.5vw, 24px)' },
  '& .experience': { display: 'flex', gap: 8, marginBlock: 8, paddingBlock: 12, borderBlock: `1px solid ${tone.line}` },
  '& .experience > svg': { flex: 'none', marginTop: 1, color: tone.secondary },
  '& .description': { flex: 1, marginBottom: 16 },
  // The whole card is clickable.
  '& .MuiButton-root': { position: 'static', alignSelf: 'flex-start', '&::after': { content: '""', position: 'absolute', inset: 0 } },
}) as typeof Card;

/** Picture with the emblem overlapping its lower edge. */
const Band = styled(Box)({
  position: 'relative',
  '& > .emblem': {
    position: 'absolute',
    insetInlineEnd: 'clamp(16px, 2.5vw, 24px)',
    bottom: -EMBLEM_SIZE / 2,
    width: EMBLEM_SIZE + 8,
    height: EMBLEM_SIZE + 8,
    padding: 4,
    borderRadius: '50%',
    background: tone.surface,
    color: tone.primary,
  },
  '& > .emblem > img': { width: '100%', height: '100%', objectFit: 'contain' },
});

function Emblem({ certification }: { certification: CertificationSummary }): React.JSX.Element {
  const { failed, imageProps } = useImageFailure(certification.icon?.url);
  return (
    <span className="emblem">
      {certification.icon === null || failed ? (
        <Kolam seed={certification.name} shape="diamond" columns={5} weight={0.34} dotColour={tone.accent} />
      ) : (
        <img
          {...imageProps}
          src={certification.icon.url}
          alt={certification.icon.alt}
          width={EMBLEM_SIZE}
          height={EMBLEM_SIZE}
          loading="lazy"
          decoding="async"
        />
      )}
    </span>
  );
}

/** Card with a summary of a certification (HOME-04). */
export function CertificationCard({ certification }: { certification: CertificationSummary }): React.JSX.Element {
  const href = certificationHref(certification);
  return (
    <CardRoot component="article" data-lift="">
      <Band>
        <Picture
          className="frame"
          src={certification.background?.url}
          alt={certification.background?.alt ?? ''}
          width={16}
          height={6}
          seed={certification.name}
        />
        <Emblem certification={certification} />
      </Band>
      <Chip className="tag" color="primary" label="Certification" />
      <CardContent>
        <Typography variant="figureSmall">{certification.shortName}</Typography>
        <Typography variant="h4" component="h3">
          {spaceAfterTrademarkSigns(certification.name)}
        </Typography>
        {certification.experience !== '' && (
          <Typography className="experience" variant="body2">
            <Icon icon="clock" />
            {certification.experience}
          </Typography>
        )}
        <Typography className="description" color="textSecondary">
          {htmlToText(certification.shortDescription)}
        </Typography>
        {href !== null && (
          <Button href={href} endIcon={<Icon icon="next" />}>
            Learn More
            <Typography variant="srOnly"> about {spaceAfterTrademarkSigns(certification.name)}</Typography>
          </Button>
        )}
      </CardContent>
    </CardRoot>
  );
}
