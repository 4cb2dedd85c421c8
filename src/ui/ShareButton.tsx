import { Button, type ButtonProps } from '@mui/material';
import { Icon } from './Icon.tsx';
import { shareLink } from './shareLink.ts';

interface Props extends Pick<ButtonProps, 'color' | 'size' | 'className'> {
  /** Path without the visitor's own filters. */
  path: string;
  title: string;
  /** What is shared, as a word within a sentence: `job`. */
  what: string;
}

/** Button that shares a URL with the Web Share API or copies it. Hidden without scripts. */
export function ShareButton({ path, title, what, ...buttonProps }: Props): React.JSX.Element {
  return (
    <Button {...buttonProps} aria-label={`Share this ${what}`} onClick={() => void shareLink(path, title, what)} data-needs-scripts="">
      <Icon icon="share" />
      <span>Share</span>
    </Button>
  );
}
