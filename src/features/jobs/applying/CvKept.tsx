import { Typography } from '@mui/material';
import { usePageContentQuery } from '../../../api/endpoints/content.ts';
import { useExtension } from '../../../config/SettingsContext.ts';
import { TextSkeleton } from '../../../ui/page/TextSkeleton.tsx';

/** Explains the retention of CVs; nothing when that failed to load, or when the backend deletes none. */
export function CvKept(): React.JSX.Element | null {
  const isDeleted = useExtension('cvRetention');
  const { data, isError } = usePageContentQuery('own-data', { skip: !isDeleted });
  if (!isDeleted || (isError && data === undefined)) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1, maxWidth: '60ch' }}>
      {data?.cv ?? <TextSkeleton lines={2} />}
    </Typography>
  );
}
