import type { Components, Theme } from '@mui/material/styles';
import { DISPLAY_FONT, RADIUS } from '../primitives.ts';
import { tone } from '../tokens.ts';

/** Returns a pale background with a matching text colour. Colours only support the text, which has the meaning (MY-05). */
const softStyle = (text: string, panel: string) => ({ backgroundColor: panel, color: text });

export const data: Components<Theme> = {
  MuiChip: {
    styleOverrides: {
      root: {
        height: 'auto',
        minHeight: 28,
        borderRadius: RADIUS,
        fontSize: '0.875rem',
        fontWeight: 600,
        // Touch target size.
        '&.MuiChip-clickable': { minHeight: 44, paddingInline: 6 },
        variants: [
          {
            props: { variant: 'filled', color: 'default' },
            style: { ...softStyle(tone.ink, tone.tint), border: `1px solid ${tone.line}` },
          },
          { props: { variant: 'filled', color: 'primary' }, style: softStyle(tone.primaryStrong, tone.primarySoft) },
          { props: { variant: 'filled', color: 'info' }, style: softStyle(tone.secondary, tone.secondarySoft) },
          { props: { variant: 'filled', color: 'success' }, style: softStyle(tone.success, tone.successSoft) },
          { props: { variant: 'filled', color: 'warning' }, style: softStyle(tone.accentText, tone.accentSoft) },
          { props: { variant: 'filled', color: 'error' }, style: softStyle(tone.error, tone.errorSoft) },
          { props: { variant: 'outlined', color: 'default' }, style: { borderColor: tone.lineStrong, color: tone.ink } },
          { props: { variant: 'outlined', color: 'onDeep' }, style: { borderColor: tone.deepLine, color: tone.onDeep } },
          {
            props: { clickable: true, variant: 'outlined' },
            style: { '&:hover': { backgroundColor: tone.tint, borderColor: tone.primary } },
          },
        ],
      },
      label: { paddingBlock: 3, overflow: 'visible', whiteSpace: 'normal', overflowWrap: 'anywhere' },
    },
  },
  MuiSvgIcon: {
    styleOverrides: {
      root: {
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 1.75,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        // In forced-colours mode an SVG keeps its own colour unless it inherits one.
        '@media (forced-colors:active)': { '&&': { color: 'inherit' } },
      },
    },
  },
  MuiAvatar: {
    styleOverrides: {
      root: {
        border: `1px solid ${tone.line}`,
        backgroundColor: tone.primarySoft,
        color: tone.primaryStrong,
        fontFamily: DISPLAY_FONT,
        fontWeight: 700,
      },
    },
  },
};
