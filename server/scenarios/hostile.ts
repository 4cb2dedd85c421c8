import { isRecord } from '../contract/pointer.ts';
import type { Behaviour } from './behaviour.ts';
import { reshape, type Change, type ValueContext } from './reshape.ts';
import { truncate, isUsedInAddress, isDisplayText, allowsType } from './texts.ts';

const XSS = '<script>document.title="hacked"</script><img src=x onerror="document.title=\'hacked\'"><b>Bold</b>';
const ENTITIES = 'Fish &amp; Chips &lt;b&gt; &#8211; &nbsp;&copy; &unknown; &';
const RTL = 'مشروع النهر العظيم \u202Eeltit desrever\u202C والفرع';
const BROKEN_PICTURE = '/wp-content/uploads/no-such-picture.svg';

/** A value gets one of these, by the index of its list entry or, outside lists, of its field. */
const TRANSFORMATIONS: Change[] = [
  (value, context) => (isDisplayText(value, context) ? truncate(`${value} ${XSS}`, context) : value),
  (value, context) => (isDisplayText(value, context) ? truncate(`${RTL} ${value}`, context) : breakPicture(value)),
  (value, context) => (isOptional(context) && isRemovable(value) ? undefined : value),
  (value, context) => (isDisplayText(value, context) ? truncate(`${value} ${'so long a title '.repeat(20)}`, context) : value),
  (value, context) => toEmptyValue(value, context),
  (value, context) => (isDisplayText(value, context) ? truncate(`${value} ${ENTITIES}`, context) : breakPicture(value)),
];

/** Fields that are kept although they are optional: ids, statuses and days, without which a page would have another subject. */
const KEPT_FIELDS = /id$|^(?:stage|status|success|appliedBy|closingDate|date|data)$/i;

const isOptional = ({ isRequired, path }: ValueContext): boolean => !isRequired && path.length > 0 && !KEPT_FIELDS.test(path.at(-1) ?? '');
const isRemovable = (value: unknown): boolean => !Array.isArray(value) || value.length === 0 || !isRecord(value[0]);

const breakPicture = (value: unknown): unknown =>
  isRecord(value) && typeof value.url === 'string' ? { ...value, url: BROKEN_PICTURE } : value;

/** Returns the content system's empty value, `false`, in place of an optional text or image that may have it. */
function toEmptyValue(value: unknown, context: ValueContext): unknown {
  if (isRecord(value) && typeof value.url === 'string' && isOptional(context)) return false;
  return typeof value === 'string' && isOptional(context) && allowsType(context, 'boolean') ? false : value;
}

/** Unwelcome but valid responses of both backends to reads; session data and our own content are unchanged. */
export const hostile: Behaviour = {
  respond: (body, schemaPointer, { contract, operation, request }) => {
    if (contract.name === 'site' || request.method !== 'GET' || operation.operationId === 'getUserDetails') return body;
    return reshape(contract.document, schemaPointer, body, (value, context) => {
      if (typeof value === 'string' && isUsedInAddress(operation, context)) return value;
      return TRANSFORMATIONS[context.entryIndex % TRANSFORMATIONS.length]?.(value, context);
    });
  },
};
