import { Link } from '@mui/material';
import { dayInIndia } from '../../shared/days.ts';
import { chapter } from '../config/chapter.ts';
import { parseLink } from '../lib/links.ts';
import { useNow } from '../ui/useNow.ts';
import { Strip } from './Strip.tsx';

/** The chapter's notice for the whole site, until the end of its day (HOME-09). */
export function ChapterNotice(): React.JSX.Element | null {
  const today = dayInIndia(useNow());
  const { notice } = chapter();
  if (notice === undefined || today > notice.until) return null;
  const target = parseLink(notice.link);
  return (
    <Strip role="region" aria-label="Notice" sx={{ minHeight: 44, overflowWrap: 'anywhere', textAlign: 'center' }}>
      {target === null ? (
        notice.text
      ) : (
        <Link href={target.href} color="inherit">
          {notice.text}
        </Link>
      )}
    </Strip>
  );
}
