import { IconButton, List, SvgIcon } from '@mui/material';
import { chapter } from '../../config/chapter.ts';
import { NEW_TAB_REL } from '../../lib/links.ts';

/** The site's own icons: one path each, on a 24 px grid. */
const DRAWINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    LinkedIn: 'M4 4h16v16H4zM8 11v5M8 8h0M12 16v-5M12 13a2 2 0 0 1 4 0v3',
    YouTube: 'M5 6h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM10 9l5 3-5 3z',
    Instagram:
      'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 1 0 0-7M16.7 7.3h0',
  }),
);

/** For networks without a drawing of their own. */
const LINK_DRAWING = 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1';

export function SocialLinks({ color = 'inherit' }: { color?: 'inherit' | 'onDeep' }): React.JSX.Element | null {
  const { name: owner, social } = chapter();
  return social.length === 0 ? null : (
    <List aria-label="The chapter on social networks" sx={{ display: 'flex' }}>
      {social.map(({ name, href }) => (
        <li key={name}>
          <IconButton href={href} target="_blank" rel={NEW_TAB_REL} color={color} aria-label={`${owner} on ${name} (opens in a new tab)`}>
            <SvgIcon>
              <path d={DRAWINGS.get(name) ?? LINK_DRAWING} />
            </SvgIcon>
          </IconButton>
        </li>
      ))}
    </List>
  );
}
