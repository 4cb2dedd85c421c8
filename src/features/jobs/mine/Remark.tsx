import { Box, Typography } from '@mui/material';
import { remarkLabel } from '../changes/changesBetween.ts';

interface Props {
  /** the field that it is about, by the wire's name; null: all of the job */
  field: string | null;
  text: string | null;
  /** in place of a text where no reason was given */
  none: string;
}

/** What an admin remarked, and about which field. */
export function Remark({ field, text, none }: Props): React.JSX.Element {
  const label = remarkLabel(field);
  return (
    <Box>
      {label !== null && <Typography sx={{ fontWeight: 600 }}>{`About: ${label}`}</Typography>}
      <Typography>{text ?? none}</Typography>
    </Box>
  );
}
