import { Typography } from '@mui/material';
import { usePageContentQuery } from '../../../api/endpoints/content.ts';
import { TextSkeleton } from '../../../ui/page/Loading.tsx';

/** Explains how long CVs are kept; renders nothing when the text could not be loaded. */
export function CvRetentionNote(): React.JSX.Element | null {
  const { data, isError } = usePageContentQuery('own-data');
  if (isError && data === undefined) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1, maxWidth: '60ch' }}>
      {data?.cv ?? <TextSkeleton lines={2} />}
    </Typography>
  );
}
