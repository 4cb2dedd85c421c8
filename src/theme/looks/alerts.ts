import { RADIUS } from '../primitives.ts';
import { tone } from '../tokens.ts';
import { addLooks } from './addLooks.ts';

/** What the site says by itself: a line of the kind's colour at its beginning. */
addLooks({
  MuiAlert: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: {
        alignItems: 'center',
        flexWrap: 'wrap',
        padding: '12px 16px',
        borderRadius: RADIUS,
        fontSize: '1rem',
        color: tone.ink,
        backgroundColor: tone.surface,
        borderColor: tone.line,
        borderInlineStartWidth: 4,
        variants: [
          { props: { severity: 'error' }, style: { borderInlineStartColor: tone.bad, '& .MuiAlert-icon': { color: tone.bad } } },
          {
            props: { severity: 'warning' },
            style: { borderInlineStartColor: tone.marigold, '& .MuiAlert-icon': { color: tone.marigoldText } },
          },
          { props: { severity: 'info' }, style: { borderInlineStartColor: tone.teal, '& .MuiAlert-icon': { color: tone.teal } } },
          { props: { severity: 'success' }, style: { borderInlineStartColor: tone.good, '& .MuiAlert-icon': { color: tone.good } } },
        ],
      },
      icon: { padding: 0 },
      message: { flex: '1 1 150px', minWidth: 0, padding: 0, overflowWrap: 'anywhere' },
      action: { alignItems: 'center', margin: 0, padding: 0 },
    },
  },
});
