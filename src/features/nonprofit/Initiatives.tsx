import { List, Paper, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { NonProfitPage } from '../../api/endpoints/content.ts';
import { up } from '../../theme/tokens.ts';
import { Section } from '../../ui/page/Section.tsx';
import { Picture } from '../../ui/Picture.tsx';

const Panels = styled(List)({ display: 'grid', gap: 32, [up.md]: { gap: 48 } });

/** Picture and text, side by side and alternating on wide windows. */
const Panel = styled(Paper)({
  display: 'grid',
  overflow: 'hidden',
  '& > .text': { display: 'grid', alignContent: 'center', gap: 12, minWidth: 0, padding: 'clamp(24px, 4.5vw, 72px)' },
  [up.md]: {
    gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
    '& > .scene > *': { height: '100%', minHeight: 400 },
    'li:nth-of-type(even) > &': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
    'li:nth-of-type(even) > & > .scene': { order: 1 },
  },
});

/** Initiatives as alternating panels with one figure each (NPO-01). */
export function Initiatives({ title, intro, initiatives }: NonProfitPage['activity']): React.JSX.Element {
  return (
    <Section id="activity" title={title} intro={intro}>
      <Panels>
        {initiatives.map(({ title: name, text, figure, unit, picture }, index) => (
          <li key={name}>
            <Panel>
              <div className="scene">
                <Picture src={picture.url} alt={picture.alt} width={640} height={400} seed={name} priority={index === 0} />
              </div>
              <div className="text">
                <Typography variant="h3">{name}</Typography>
                <Typography color="textSecondary">{text}</Typography>
                <Typography sx={{ pt: 2 }}>
                  <Typography variant="figure" component="strong" color="primary">
                    {figure}
                  </Typography>{' '}
                  <Typography variant="h4" component="span" sx={{ ml: 1 }}>
                    {unit}
                  </Typography>
                </Typography>
              </div>
            </Panel>
          </li>
        ))}
      </Panels>
    </Section>
  );
}
