import { Button, Card, CardContent, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { NumberedSection as SectionText } from '../../api/endpoints/content.ts';
import { tone } from '../../theme/tokens.ts';
import { CardRail } from '../../ui/CardRail.tsx';
import { CentredState } from '../../ui/page/CentredState.tsx';
import { SafeHtml } from '../../ui/SafeHtml.tsx';
import { NumberedSection } from './NumberedSection.tsx';

const Numbered = styled(Card)({
  '& .number': { color: tone.primary, fontVariantNumeric: 'lining-nums tabular-nums' },
  '& .MuiCardContent-root': { gap: 16, minHeight: 200 },
});

/** Formats two digits: `01`. */
const numbered = (index: number): string => String(index + 1).padStart(2, '0');

const isHtml = (point: string): boolean => /<\/?[a-z!]|&[a-z#]/i.test(point);

interface Props {
  step: number;
  content: SectionText;
  points: readonly string[];
  help: string;
}

/** Benefits for participants as a numbered carousel (CERT-06). */
export function ReceiveSection({ step, content, points, help }: Props): React.JSX.Element {
  const { label, title, none: emptyText = '' } = content;
  const cards = points.map((point, index) => ({
    key: index,
    content: (
      <Numbered>
        <CardContent>
          <Typography className="number" variant="figureSmall">
            {numbered(index)}
          </Typography>
          {isHtml(point) ? <SafeHtml html={point} /> : <Typography dir="auto">{point}</Typography>}
        </CardContent>
      </Numbered>
    ),
  }));
  return (
    <NumberedSection id="receive" step={step} label={label} title={title}>
      {cards.length === 0 ? (
        <CentredState title={emptyText} drawing={{ seed: 'a parcel' }} actions={<Button href="#assistance">{help}</Button>} />
      ) : (
        <CardRail label={title} cards={cards} />
      )}
    </NumberedSection>
  );
}
