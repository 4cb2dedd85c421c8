import { Typography, type TypographyProps } from '@mui/material';

type Level = 1 | 2 | 3 | 4;

interface Props extends Omit<TypographyProps, 'component' | 'variant' | 'ref'> {
  level: Level;
  /** Variant, when it differs from the default of the level. */
  variant?: TypographyProps['variant'];
  ref?: React.Ref<HTMLHeadingElement>;
}

const VARIANTS = { 1: 'h2', 2: 'h2', 3: 'h4', 4: 'h5' } as const;

/** Heading whose level and variant can be chosen separately. */
export function Heading({ level, variant = VARIANTS[level], ...rest }: Props): React.JSX.Element {
  return <Typography component={`h${level}`} variant={variant} {...rest} />;
}
