import styled from '@emotion/styled';
import type { CertificationSummary } from '../../api/models/certification.ts';
import { certificationPath } from '../../config/paths.ts';
import { slugOf } from '../../lib/slug.ts';
import { htmlToText } from '../../lib/text.ts';
import { calm, displayFace, radius, tone } from '../../theme/tokens.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Kolam } from '../../ui/Kolam.tsx';
import { useImageFailure } from '../../ui/useImageFailure.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

const Sheet = styled('article')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minWidth: 0,
  padding: '20px 20px 24px',
  overflow: 'hidden',
  border: `1px solid ${tone.line}`,
  borderTop: `3px solid ${tone.violet}`,
  borderRadius: radius,
  background: tone.surface,
  '& > a': { position: 'relative' },
  transition: 'transform .2s ease, border-color .2s ease',
  '&:hover, &:focus-within': { borderColor: tone.violet, transform: 'translateY(-3px)' },
  [calm]: { '&:hover, &:focus-within': { transform: 'none' } },
});

const Drawing = styled('div')({
  position: 'absolute',
  insetInlineEnd: -36,
  bottom: -36,
  width: 124,
  height: 124,
  color: tone.line,
});

const Top = styled('div')({ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', width: '100%', minHeight: 72 });

const Tag = styled('p')({ margin: 0, color: tone.marigoldText, fontFamily: displayFace, fontWeight: 600, fontSize: '0.9375rem' });

const Emblem = styled('span')({
  display: 'block',
  width: 72,
  height: 72,
  color: tone.violet,
  '& > img': { width: '100%', height: '100%', objectFit: 'contain' },
});

const ShortName = styled('p')({
  margin: '8px 0 0',
  fontFamily: displayFace,
  fontWeight: 700,
  fontSize: 'clamp(2.5rem, 2rem + 1.6vw, 3.5rem)',
  lineHeight: 1,
  letterSpacing: '-0.03em',
  overflowWrap: 'anywhere',
});

const Name = styled('h3')({
  margin: '8px 0 0',
  fontFamily: displayFace,
  fontWeight: 600,
  fontSize: '1.1875rem',
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});

const Experience = styled('p')({
  display: 'flex',
  gap: 8,
  width: '100%',
  margin: '16px 0 0',
  padding: '12px 0',
  borderBlock: `1px solid ${tone.line}`,
  fontSize: '0.9375rem',
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none', marginTop: 1, color: tone.teal },
});

const Description = styled('p')({ flex: 1, maxWidth: '100%', margin: '16px 0 24px', color: tone.inkSoft, overflowWrap: 'anywhere' });

function CertificationIcon({ one }: { one: CertificationSummary }): React.JSX.Element {
  const { failed, imageProps } = useImageFailure(one.icon?.url);
  return (
    <Emblem>
      {one.icon === null || failed ? (
        <Kolam seed={one.name} shape="diamond" columns={5} weight={0.34} dotColour={tone.marigold} />
      ) : (
        <img {...imageProps} src={one.icon.url} alt={one.icon.alt} width={72} height={72} loading="lazy" decoding="async" />
      )}
    </Emblem>
  );
}

/** A certification in short (HOME-04). */
export function CertificationCard({ one }: { one: CertificationSummary }): React.JSX.Element {
  return (
    <Sheet>
      <Drawing>
        <Kolam seed={one.name} weight={0.22} />
      </Drawing>
      <Top>
        <Tag>Certification</Tag>
        <CertificationIcon one={one} />
      </Top>
      <ShortName>{one.shortName}</ShortName>
      <Name>{one.name}</Name>
      {one.experience !== '' && (
        <Experience>
          <Icon name="clock" />
          {one.experience}
        </Experience>
      )}
      <Description>{htmlToText(one.shortDescription)}</Description>
      <ButtonLink to={certificationPath(slugOf(one.name))} tone="line">
        Learn More
        <VisuallyHidden>about {one.name}</VisuallyHidden>
        <Icon name="next" />
      </ButtonLink>
    </Sheet>
  );
}
