import { Box, Container } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { HEADER_HEIGHT } from '../../theme/primitives.ts';
import { lowWindow, tone, up } from '../../theme/tokens.ts';
import { LinkTabs, type LinkTab } from './LinkTabs.tsx';
import { useSectionInView } from './useSectionInView.ts';

const isSection = ({ href }: LinkTab): boolean => href.startsWith('#');

/** Sticky on wide windows only, because narrow windows need the space for the content. */
const Bar = styled(Box)({
  backgroundColor: tone.paper,
  [up.md]: { position: 'sticky', top: HEADER_HEIGHT, zIndex: 3 },
  [lowWindow]: { position: 'static' },
  '@media print': { display: 'none' },
});

/**
 * Tabs that link to the sections of a page (ABOUT-01). At first the first tab is selected. After that the selection follows the URL's hash,
 * clicks and, while the visitor scrolls, the section in view.
 */
export function SectionTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }): React.JSX.Element {
  const { hash } = useLocation();
  const sectionIds = tabs.filter(isSection).map(({ href }) => href.slice(1));
  const [current, setCurrent] = useState(sectionIds[0] ?? null);
  useEffect(() => {
    const namedTab = tabs.find((tab) => isSection(tab) && tab.href.toLowerCase() === hash.toLowerCase());
    if (namedTab) setCurrent(namedTab.href.slice(1));
  }, [hash, tabs]);
  useSectionInView(sectionIds.join(' '), setCurrent);
  return (
    <Bar>
      <Container sx={{ '.MuiContainer-root &': { paddingInline: 0 } }}>
        <LinkTabs
          label={label}
          tabs={tabs}
          current={current === null ? null : `#${current}`}
          onChoose={(href) => href.startsWith('#') && setCurrent(href.slice(1))}
        />
      </Container>
    </Bar>
  );
}
