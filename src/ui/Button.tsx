import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { displayFace, radius, tone, touch } from '../theme/tokens.ts';

const pulse = keyframes({ '50%': { opacity: 0.55 } });

const Root = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: touch,
  minWidth: touch,
  padding: '10px 20px',
  border: '1.5px solid transparent',
  borderRadius: radius,
  background: 'none',
  color: tone.ink,
  fontFamily: displayFace,
  fontSize: '1.0625rem',
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: 'background-color .15s, border-color .15s, color .15s',
  '& > svg': { flex: 'none' },
  '&[data-tone=action]': { background: tone.marigold, color: tone.onMarigold },
  '&[data-tone=action]:hover': { background: tone.marigoldStrong },
  '&[data-tone=brand]': { background: tone.deep, color: tone.onDeep },
  '&[data-tone=brand]:hover': { background: tone.deepRaised },
  '&[data-tone=line]': { borderColor: tone.lineStrong },
  '&[data-tone=line]:hover': { borderColor: tone.violet, color: tone.violet },
  '&[data-tone=onDeep]': { borderColor: tone.onDeepSoft, color: tone.onDeep },
  '&[data-tone=onDeep]:hover': { background: tone.deepRaised },
  '&[data-tone=bad]': { borderColor: tone.bad, color: tone.bad },
  '&[data-tone=bad]:hover': { background: tone.badSoft },
  '&[data-tone=plain]': { paddingInline: 8, color: tone.violet },
  '&[data-tone=plain]:hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
  '&[data-size=small]': { padding: '8px 14px', fontSize: '0.9375rem' },
  '&[data-size=large]': { padding: '14px 28px', fontSize: '1.1875rem', minHeight: 52 },
  '&[data-size=icon]': { width: touch, height: touch, padding: 0 },
  '&[data-wide]': { width: '100%' },
  '&:disabled': { cursor: 'not-allowed', background: tone.tint, borderColor: tone.line, color: tone.inkSoft },
  '&[aria-busy=true]': { animation: `${pulse} 1.2s ease-in-out infinite`, cursor: 'progress' },
});

const RootLink = Root.withComponent(Link);
const RootAnchor = Root.withComponent('a');

interface Look {
  /** `action` is the one marigold button of a place; `line` is any other; `plain` looks like a link */
  tone?: 'action' | 'brand' | 'line' | 'onDeep' | 'bad' | 'plain';
  /** `icon` is a square for a drawing alone; it needs an `aria-label` */
  size?: 'small' | 'medium' | 'large' | 'icon';
  /** as wide as its container */
  wide?: boolean;
  children?: ReactNode;
  className?: string;
}

export type ButtonProps = Look & { busy?: boolean } & Omit<ComponentProps<'button'>, 'children' | 'className'>;
export type ButtonLinkProps = Look & Omit<ComponentProps<typeof Link>, 'children' | 'className'>;
export type ButtonAnchorProps = Look & Omit<ComponentProps<'a'>, 'children' | 'className'>;

function lookOf({ tone: kind = 'line', size = 'medium', wide }: Look) {
  return { 'data-tone': kind, 'data-size': size, 'data-wide': wide ? '' : undefined };
}

/**
 * A button, at least 44 px high. While `busy` it is disabled and pulses (AUTH-05), and tells screen readers.
 * It is no submit button unless `type="submit"` says so.
 */
export function Button({ tone: kind, size, wide, busy = false, disabled, type = 'button', ...rest }: ButtonProps) {
  return <Root {...rest} {...lookOf({ tone: kind, size, wide })} type={type} disabled={disabled || busy} aria-busy={busy || undefined} />;
}

/** A link inside the site that looks like a button. */
export function ButtonLink({ tone: kind, size, wide, ...rest }: ButtonLinkProps) {
  return <RootLink {...rest} {...lookOf({ tone: kind, size, wide })} />;
}

/** A link to another site, a file, an e-mail address or a phone number that looks like a button. */
export function ButtonAnchor({ tone: kind, size, wide, ...rest }: ButtonAnchorProps) {
  return <RootAnchor {...rest} {...lookOf({ tone: kind, size, wide })} />;
}
