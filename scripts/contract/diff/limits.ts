import type { Node } from '../documents.ts';
import type { Breaks, Side } from './change.ts';

/** Limits of a value from above and from below, and what they are of. */
const UPPER = { maxLength: 'characters', maximum: '', maxItems: 'items', maxProperties: 'fields' };
const LOWER = { minLength: 'characters', minimum: '', minItems: 'items', minProperties: 'fields' };

const OF_TEXT = { pattern: 'pattern', format: 'format' };

interface LimitChange {
  says: string;
  breaks: Breaks;
}

const numberOf = (schema: Node, name: string): number | undefined => (typeof schema[name] === 'number' ? schema[name] : undefined);

/** How the limits of a value changed: what is sent may break on tighter ones, what is read never does; another form of text is read otherwise. */
export function limitChanges(was: Node, is: Node, side: Exclude<Side, 'call'>): LimitChange[] {
  const sent: Breaks = side === 'request' ? 'senders' : 'nobody';
  const bounds = (names: Record<string, string>, word: 'most' | 'least', open: number): LimitChange[] =>
    Object.entries(names).flatMap(([name, unit]) => {
      const [old, now] = [numberOf(was, name), numberOf(is, name)];
      if (old === now) return [];
      const tighter = word === 'most' ? (now ?? open) < (old ?? open) : (now ?? open) > (old ?? open);
      const count = (value: number | undefined): string =>
        value === undefined ? 'without a limit' : `${value}${unit === '' ? '' : ` ${unit}`}`;
      const says = now === undefined ? `has no limit of ${count(old)} any more` : `is at ${word} ${count(now)} now, was ${count(old)}`;
      return [{ says, breaks: tighter ? sent : 'nobody' }];
    });
  return [...bounds(UPPER, 'most', Infinity), ...bounds(LOWER, 'least', -Infinity), ...textChanges(was, is, side)];
}

function textChanges(was: Node, is: Node, side: Exclude<Side, 'call'>): LimitChange[] {
  return Object.entries(OF_TEXT).flatMap(([name, word]) => {
    const [old, now] = [was[name], is[name]];
    if (old === now) return [];
    const told = (value: unknown): string => (typeof value === 'string' ? value : 'any');
    const says = `has the ${word} ${told(now)} now, had ${told(old)}`;
    const tighter = now !== undefined;
    return [{ says, breaks: side === 'request' ? (tighter ? 'senders' : 'nobody') : name === 'format' ? 'readers' : 'nobody' }];
  });
}
