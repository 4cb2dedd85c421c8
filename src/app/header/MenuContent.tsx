import { IconButton, List, Stack, Typography, type IconButtonProps } from '@mui/material';
import { styled } from '@mui/material/styles';
import { paths } from '../../config/paths.ts';
import { displayFont, tone } from '../../theme/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LanguageChoice } from '../language/LanguageChoice.tsx';
import { AccountLinks } from './AccountLinks.tsx';
import { Brand } from './Brand.tsx';
import { MenuLink, ProgramsMenu, TrainingsMenu } from './ContentMenus.tsx';
import { chapterLinks, plainLinks } from './menus.ts';
import { SocialLinks } from './SocialLinks.tsx';

const largeEntry = { minHeight: 60, padding: '0 4px', fontFamily: displayFont, fontSize: '1.5rem', fontWeight: 600, lineHeight: 1.2 };

const Nav = styled('nav')({
  '& > details, & > ul > li': { borderBottom: `1px solid ${tone.line}` },
  '& > ul > li > .MuiListItemButton-root': largeEntry,
  '& summary': {
    ...largeEntry,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    cursor: 'pointer',
    listStyle: 'none',
    '& > svg': { color: tone.primary, transition: 'transform .2s ease' },
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& details[open] > summary': { color: tone.primary, '& > svg': { transform: 'rotate(180deg)' } },
  '& details > ul': { padding: '0 0 16px 4px' },
  // Dots, and the line that connects them.
  '& details .MuiListItemButton-root': {
    position: 'relative',
    padding: '10px 8px 10px 26px',
    fontSize: '1.0625rem',
    '&::before': {
      content: '""',
      position: 'absolute',
      left: 3,
      top: 'calc(50% - 3px)',
      border: `3px solid ${tone.accentStrong}`,
      borderRadius: '50%',
    },
    '&::after': { content: '""', position: 'absolute', left: 5, top: 0, bottom: 0, borderLeft: `1.5px solid ${tone.line}`, zIndex: -1 },
  },
});

const Languages = styled(LanguageChoice)({
  '& .MuiListItemButton-root[aria-current=true]': { color: tone.primary, fontWeight: 600 },
});

interface Props {
  /** How the close button works: a click handler, or the popover that the button closes. */
  closeProps: Pick<IconButtonProps, 'onClick' | 'popoverTarget' | 'popoverTargetAction'>;
  /** Adds what needs scripts. */
  isHydrated?: boolean;
}

/** Keeps only one section open in browsers that ignore the `name` of `details`. */
function closeOtherSections({ currentTarget }: React.ToggleEvent<HTMLDetailsElement>): void {
  if (!currentTarget.open) return;
  for (const other of currentTarget.parentElement?.querySelectorAll('details') ?? []) if (other !== currentTarget) other.open = false;
}

/** Content of the phone menu, shared by popover and drawer. Only one submenu is open at a time. */
export function MenuContent({ closeProps, isHydrated = false }: Props): React.JSX.Element {
  const renderSection = (label: string, entries: React.ReactNode): React.JSX.Element => (
    <details name={isHydrated ? 'drawer-section' : 'popover-section'} onToggle={closeOtherSections}>
      <summary>
        {label}
        <Icon icon="down" size={22} />
      </summary>
      <List>{entries}</List>
    </details>
  );
  return (
    <Stack sx={{ minHeight: '100%', gap: 3, px: 2, pt: 1.75, pb: 4 }}>
      <Stack direction="row-reverse" sx={{ justifyContent: 'space-between', '--mark': tone.primary }}>
        <IconButton {...closeProps} aria-label="Close menu">
          <Icon icon="close" size={24} />
        </IconButton>
        <Brand plain />
      </Stack>
      <Nav aria-label="Main, small screens">
        {renderSection('Trainings', <TrainingsMenu />)}
        {renderSection('Special Programs', <ProgramsMenu />)}
        {renderSection(
          'Chapter',
          chapterLinks.map((link) => <MenuLink key={link.to} {...link} />),
        )}
        <List>
          {plainLinks.map((link) => (
            <MenuLink key={link.to} {...link} />
          ))}
          <MenuLink label="Search" to={paths.search} />
        </List>
      </Nav>
      <Stack direction="row" sx={{ gap: 1.5, '& > *': { flex: 1 } }}>
        <AccountLinks />
      </Stack>
      {isHydrated && (
        <div>
          <Typography variant="label" color="textSecondary">
            Language
          </Typography>
          <Languages />
        </div>
      )}
      <Stack direction="row" sx={{ mt: 'auto', mx: -1.25 }}>
        <SocialLinks />
      </Stack>
    </Stack>
  );
}
