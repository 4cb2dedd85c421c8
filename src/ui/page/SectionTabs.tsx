import { Box, Container } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { HEADER_HEIGHT } from '../../theme/primitives.ts';
import { lowWindow, tone, up } from '../../theme/tokens.ts';
import { LinkTabs, type LinkTab } from './LinkTabs.tsx';

const isSection = ({ href }: LinkTab): boolean => href.startsWith('#');

/** Sticky on wide windows only, because narrow windows need the space for the content. */
const Bar = styled(Box)({
  backgroundColor: tone.paper,
  [up.md]: { position: 'sticky', top: HEADER_HEIGHT, zIndex: 3 },
  [lowWindow]: { position: 'static' },
  '@media print': { display: 'none' },
});

/**
 * Tabs that link to the sections of a page. The selection follows the URL's hash, and not the scroll position (ABOUT-01, D-68). It starts
 * with the first tab.
 */
export function SectionTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }): React.JSX.Element {
  const { hash } = useLocation();
  const firstSection = tabs.find(isSection)?.href ?? null;
  const [current, setCurrent] = useState(firstSection);
  // In an effect, because the server does not know the hash. A hash of anything else, such as the skip link's, changes nothing.
  useEffect(() => {
    const namedTab = tabs.find((tab) => isSection(tab) && tab.href.toLowerCase() === hash.toLowerCase());
    if (namedTab) setCurrent(namedTab.href);
    else if (hash === '') setCurrent(firstSection);
  }, [hash, tabs, firstSection]);
  return (
    <Bar>
      <Container sx={{ '.MuiContainer-root &': { paddingInline: 0 } }}>
        <LinkTabs label={label} tabs={tabs} current={current} />
      </Container>
    </Bar>
  );
}
