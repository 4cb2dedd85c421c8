import { Typography, type TypographyProps } from '@mui/material';

type Level = 1 | 2 | 3 | 4;

interface Props extends Omit<TypographyProps, 'component' | 'variant' | 'ref'> {
  /** its place in the outline of the page: 1 once on each page */
  level: Level;
  /** how large it looks, where that differs from its level */
  look?: TypographyProps['variant'];
  ref?: React.Ref<HTMLHeadingElement>;
}

const LOOKS = { 1: 'h2', 2: 'h2', 3: 'h4', 4: 'h5' } as const;

/** A heading: its level for the outline, its look from the type scale. */
export function Heading({ level, look = LOOKS[level], ...rest }: Props): React.JSX.Element {
  return <Typography component={`h${level}`} variant={look} {...rest} />;
}
