import { SvgIcon, type SvgIconProps } from '@mui/material';

/** Icons drawn for this site on a 24 px grid, with one stroke and round ends. */
const PATHS = {
  next: 'M5 12h14M13 6l6 6-6 6',
  previous: 'M19 12H5M11 6l-6 6 6 6',
  down: 'M6 9.5l6 6 6-6',
  play: 'M8 5.5v13l11-6.5z',
  pause: 'M8.5 6v12M15.5 6v12',
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.5 15.5L20 20',
  place: 'M12 21c-4-4.5-6.5-7.7-6.5-11a6.5 6.5 0 0 1 13 0c0 3.3-2.5 6.5-6.5 11zM12 7.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5',
  calendar: 'M5 6.5h14v13H5zM5 10.5h14M9 4v4M15 4v4',
  clock: 'M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16M12 8v4.5l3 1.5',
  external: 'M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  share: 'M12 15V4M8 7.5L12 3.5l4 4M7 11H5.5v9h13v-9H17',
  bookmark: 'M7 4h10v16l-5-4-5 4z',
  check: 'M5 12.5l4.5 4.5L19 7',
  alert: 'M12 4L2.8 20h18.4zM12 10v4.5M12 17.3v.1',
  offline: 'M3 9.5a13 13 0 0 1 18 0M6.5 13a8 8 0 0 1 11 0M10 16.5a3 3 0 0 1 4 0M4 3.5l16 17',
} as const;

export type IconName = keyof typeof PATHS;

export interface IconProps extends Omit<SvgIconProps, 'name' | 'children' | 'ref'> {
  /** A shared icon, or the SVG path of an icon that few pages use. */
  icon: IconName | { lines: string };
  size?: number;
}

const toRem = (pixels: number): string => `${pixels / 16}rem`;

export function Icon({ icon: name, size = 20, ...rest }: IconProps): React.JSX.Element {
  const fillStyle = name === 'play' ? { fill: 'currentColor' } : {};
  return (
    <SvgIcon {...rest} style={{ width: toRem(size), height: toRem(size), ...fillStyle, ...rest.style }}>
      <path d={typeof name === 'string' ? PATHS[name] : name.lines} />
    </SvgIcon>
  );
}
