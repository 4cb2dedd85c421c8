import { IconButton, SvgIcon } from '@mui/material';
import { useColorScheme } from '@mui/material/styles';

export function SchemeSwitch(): React.JSX.Element {
  const { colorScheme, setMode } = useColorScheme();
  return (
    <IconButton
      data-needs-scripts=""
      onClick={() => setMode(colorScheme === 'dark' ? 'light' : 'dark')}
      aria-label="Switch between light and dark colours"
    >
      <SvgIcon>
        <circle cx="12" cy="12" r="8" />
        <path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" />
      </SvgIcon>
    </IconButton>
  );
}
