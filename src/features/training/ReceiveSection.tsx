import { Button, Card, CardContent, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { NumberedSection as SectionText } from '../../api/endpoints/content.ts';
import { tone } from '../../theme/tokens.ts';
import { CardRail } from '../../ui/CardRail.tsx';
import { CentredState } from '../../ui/page/CentredState.tsx';
import { SafeHtml } from '../../ui/SafeHtml.tsx';
import { NumberedSection } from './NumberedSection.tsx';

const NumberedCard = styled(Card)({
  '& .number': { color: tone.primary, fontVariantNumeric: 'lining-nums tabular-nums' },
  '& .MuiCardContent-root': { gap: 16, minHeight: 200 },
  // In print each card is a single line, to save paper.
  '@media print': {
    border: 0,
    '& .number': { fontSize: 'inherit' },
    '& .MuiCardContent-root': { flexDirection: 'row', alignItems: 'baseline', '&, &:last-child': { paddingBlock: 0 } },
  },
});

/** Formats the number of a card with two digits: `01` for index 0. */
const formatNumber = (index: number): string => String(index + 1).padStart(2, '0');

const isHtml = (point: string): boolean => /<\/?[a-z!]|&[a-z#]/i.test(point);

interface Props {
  step: number;
  content: SectionText;
  points: readonly string[];
  helpLabel: string;
}

/** Benefits for participants as a numbered carousel (CERT-06). */
export function ReceiveSection({ step, content, points, helpLabel }: Props): React.JSX.Element {
  const { label, title, none: emptyText = 'Nothing is listed at present.' } = content;
  const cards = points.map((point, index) => ({
    key: index,
    content: (
      <NumberedCard>
        <CardContent>
          <Typography className="number" variant="figureSmall">
            {formatNumber(index)}
          </Typography>
          {isHtml(point) ? <SafeHtml html={point} /> : <Typography dir="auto">{point}</Typography>}
        </CardContent>
      </NumberedCard>
    ),
  }));
  return (
    <NumberedSection id="receive" step={step} label={label} title={title}>
      {cards.length === 0 ? (
        <CentredState title={emptyText} drawing={{ seed: 'a parcel' }} actions={<Button href="#assistance">{helpLabel}</Button>} />
      ) : (
        <CardRail label={title} cards={cards} />
      )}
    </NumberedSection>
  );
}
