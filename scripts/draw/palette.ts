/** The brand's colours as the drawings use them. */
export const brand = {
  ink: '#1d0f27',
  aubergine: '#2b1638',
  plum: '#43235a',
  violet: '#6d3fa0',
  lilac: '#b79ad6',
  marigold: '#f2a71b',
  amber: '#f9c968',
  teal: '#1f7f82',
  deepTeal: '#14494d',
  mint: '#bfe0d8',
  clay: '#c8553d',
  rose: '#d98a8a',
  sand: '#efe0c8',
  paper: '#fbf6ee',
} as const;

/** The light of a scene: sky from top to horizon, land from far to near, water, lines, and two lights. */
export interface Light {
  sky: readonly [string, string];
  far: string;
  mid: string;
  near: string;
  water: string;
  line: string;
  accent: string;
  glow: string;
}

/** Times of day (and one of the year) that scenes are painted in. */
export const lights = {
  dawn: {
    sky: ['#fdf3dd', '#f8d08a'],
    far: '#e2ab97',
    mid: '#96638f',
    near: '#43235a',
    water: '#7fbdb6',
    line: '#43235a',
    accent: '#f2a71b',
    glow: '#fff8ea',
  },
  dusk: {
    sky: ['#2f1640', '#9a5590'],
    far: '#75437f',
    mid: '#4f2a68',
    near: '#2b1638',
    water: '#3a7480',
    line: '#f9c968',
    accent: '#f2a71b',
    glow: '#fbe6b8',
  },
  river: {
    sky: ['#eef6f0', '#b5dcd2'],
    far: '#8cc3ba',
    mid: '#3f908d',
    near: '#14494d',
    water: '#d5ece6',
    line: '#14494d',
    accent: '#f2a71b',
    glow: '#ffffff',
  },
  clay: {
    sky: ['#fcecdf', '#f1b892'],
    far: '#de9673',
    mid: '#b4573f',
    near: '#5c2440',
    water: '#93c4ba',
    line: '#5c2440',
    accent: '#f2a71b',
    glow: '#fff6ec',
  },
  night: {
    sky: ['#160b20', '#3d1f52'],
    far: '#3a2150',
    mid: '#2d1740',
    near: '#1a0d25',
    water: '#24515c',
    line: '#c9aee6',
    accent: '#f2a71b',
    glow: '#f6e3b4',
  },
} as const satisfies Record<string, Light>;
