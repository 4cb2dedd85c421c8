import { tone } from '../tokens.ts';
import { typography } from '../typography.ts';
import { addLooks } from './addLooks.ts';

/** The way from the home page: small, quiet. */
addLooks({
  MuiBreadcrumbs: {
    styleOverrides: {
      root: { ...typography.body2, color: tone.inkSoft },
      li: { maxWidth: '100%' },
      separator: { color: tone.lineStrong },
    },
  },
});
