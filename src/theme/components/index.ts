import type { Components, Theme } from '@mui/material/styles';
import { buttons } from './buttons.ts';
import { choices } from './choices.tsx';
import { data } from './data.ts';
import { feedback } from './feedback.ts';
import { inputs } from './inputs.tsx';
import { layout } from './layout.ts';
import { navigation } from './navigation.ts';
import { surfaces } from './surfaces.ts';

export const components: Components<Theme> = {
  ...layout,
  ...buttons,
  ...surfaces,
  ...navigation,
  ...inputs,
  ...choices,
  ...feedback,
  ...data,
};
