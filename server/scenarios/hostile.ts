import { isRecord } from '../contract/pointer.ts';
import type { Behaviour } from './behaviour.ts';
import { reshape, type Change, type Place } from './reshape.ts';
import { truncate, isAddress, isDisplayText, allowsType } from './texts.ts';

const XSS = '<script>document.title="hacked"</script><img src=x onerror="document.title=\'hacked\'"><b>Bold</b>';
const ENTITIES = 'Fish &amp; Chips &lt;b&gt; &#8211; &nbsp;&copy; &unknown; &';
const RTL = 'مشروع النهر العظيم \u202Eeltit desrever\u202C والفرع';
const BROKEN_PICTURE = '/wp-content/uploads/no-such-picture.svg';

/** Applied in turn, by entry of a list and by field elsewhere. */
const TRANSFORMATIONS: Change[] = [
  (value, place) => (isDisplayText(value, place) ? truncate(`${value} ${XSS}`, place) : value),
  (value, place) => (isDisplayText(value, place) ? truncate(`${RTL} ${value}`, place) : deadPicture(value)),
  (value, place) => (isLess(place) && isSpare(value) ? undefined : value),
  (value, place) => (isDisplayText(value, place) ? truncate(`${value} ${'so long a title '.repeat(20)}`, place) : value),
  (value, place) => nothing(value, place),
  (value, place) => (isDisplayText(value, place) ? truncate(`${value} ${ENTITIES}`, place) : deadPicture(value)),
];

/** Optional fields that are kept: ids, statuses and days, without which a page would have another subject. */
const REQUIRED_FIELDS = /id$|^(?:stage|status|success|appliedBy|closingDate|date|data)$/i;

const isLess = ({ required, path }: Place): boolean => !required && path.length > 0 && !REQUIRED_FIELDS.test(path.at(-1) ?? '');
const isSpare = (value: unknown): boolean => !Array.isArray(value) || value.length === 0 || !isRecord(value[0]);

const deadPicture = (value: unknown): unknown =>
  isRecord(value) && typeof value.url === 'string' ? { ...value, url: BROKEN_PICTURE } : value;

/** The content system's empty value: `false` for a text or an image. */
function nothing(value: unknown, place: Place): unknown {
  if (isRecord(value) && typeof value.url === 'string' && isLess(place)) return false;
  return typeof value === 'string' && isLess(place) && allowsType(place, 'boolean') ? false : value;
}

/** Unwelcome but valid responses of both backends; our own content is unchanged. */
export const hostile: Behaviour = {
  respond: (given, schema, { contract, operation, request }) => {
    // Session data and our own content are unchanged.
    if (contract.name === 'site' || request.method !== 'GET' || operation.operationId === 'getUserDetails') return given;
    return reshape(contract.document, schema, given, (value, place) => {
      if (typeof value === 'string' && isAddress(operation, place)) return value;
      return TRANSFORMATIONS[place.turn % TRANSFORMATIONS.length]?.(value, place);
    });
  },
};
