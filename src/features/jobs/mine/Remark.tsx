import { Box, Typography } from '@mui/material';
import { remarkLabel } from '../changes/changesBetween.ts';

interface Props {
  /** wire name of the field; null: the whole job */
  field: string | null;
  text: string | null;
  /** shown when there is no text */
  fallback: string;
}

/** An admin's remark and the field it refers to. */
export function Remark({ field, text, fallback }: Props): React.JSX.Element {
  const label = remarkLabel(field);
  return (
    <Box>
      {label !== null && <Typography sx={{ fontWeight: 600 }}>{`About: ${label}`}</Typography>}
      <Typography>{text ?? fallback}</Typography>
    </Box>
  );
}
