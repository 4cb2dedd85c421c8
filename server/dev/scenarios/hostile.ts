import { isRecord } from '../../platform/contract/pointer.ts';
import type { Behaviour } from './behaviour.ts';
import { reshape, type Change, type ValueContext } from './reshape.ts';
import { truncate, isUsedInAddress, isDisplayText, allowsType } from './texts.ts';

const XSS = '<script>document.title="hacked"</script><img src=x onerror="document.title=\'hacked\'"><b>Bold</b>';
const ENTITIES = 'Fish &amp; Chips &lt;b&gt; &#8211; &nbsp;&copy; &unknown; &';
const RTL = 'مشروع النهر العظيم \u202Eeltit desrever\u202C والفرع';
const BROKEN_PICTURE = '/wp-content/uploads/no-such-picture.svg';

/** Transformations of values. The index of the list entry, or outside lists of the field, decides which one is applied. */
const TRANSFORMATIONS: Change[] = [
  (value, context) => (isDisplayText(value, context) ? truncate(`${value} ${XSS}`, context) : value),
  (value, context) => (isDisplayText(value, context) ? truncate(`${RTL} ${value}`, context) : breakPicture(value)),
  (value, context) => (isOptional(context) && isRemovable(value) ? undefined : value),
  (value, context) => (isDisplayText(value, context) ? truncate(`${value} ${'so long a title '.repeat(20)}`, context) : value),
  (value, context) => toEmptyValue(value, context),
  (value, context) => (isDisplayText(value, context) ? truncate(`${value} ${ENTITIES}`, context) : breakPicture(value)),
];

/** Optional fields that are never removed: without ids, statuses and days, a page would be about something else. */
const KEPT_FIELDS = /id$|^(?:stage|status|success|appliedBy|closingDate|date|data)$/i;

const isOptional = ({ isRequired, path }: ValueContext): boolean => !isRequired && path.length > 0 && !KEPT_FIELDS.test(path.at(-1) ?? '');
const isRemovable = (value: unknown): boolean => !Array.isArray(value) || value.length === 0 || !isRecord(value[0]);

const breakPicture = (value: unknown): unknown =>
  isRecord(value) && typeof value.url === 'string' ? { ...value, url: BROKEN_PICTURE } : value;

/** Replaces an optional picture, or an optional text that the contract allows to be `false`, by `false`: the CMS's empty value. */
function toEmptyValue(value: unknown, context: ValueContext): unknown {
  if (isRecord(value) && typeof value.url === 'string' && isOptional(context)) return false;
  return typeof value === 'string' && isOptional(context) && allowsType(context, 'boolean') ? false : value;
}

/** Makes both backends respond to reads with unwelcome but valid values. Session data and this server's own content are unchanged. */
export const hostile: Behaviour = {
  respond: (body, schemaPointer, { contract, operation, request }) => {
    if (contract.name === 'site' || request.method !== 'GET' || operation.operationId === 'getUserDetails') return body;
    return reshape(contract.document, schemaPointer, body, (value, context) => {
      if (typeof value === 'string' && isUsedInAddress(operation, context)) return value;
      return TRANSFORMATIONS[context.entryIndex % TRANSFORMATIONS.length]?.(value, context);
    });
  },
};
