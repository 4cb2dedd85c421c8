export { phoneDigits } from '../../shared/phone.ts';

/**
 * Keeps the digits of what was typed or pasted (CONT-03).
 *
 * @param most digits that are kept
 */
export function digitsOnly(text: string, most = 15): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, most);
}

/**
 * Keeps digits and one decimal point (POST-03).
 *
 * @param most characters that are kept, the point included
 */
export function decimalOnly(text: string, most: number): string {
  const [whole = '', ...rest] = text
    .normalize('NFKC')
    .replace(/[^\d.]/g, '')
    .split('.');
  return (rest.length > 0 ? `${whole}.${rest.join('')}` : whole).slice(0, most);
}
