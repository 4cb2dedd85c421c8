import { join } from 'node:path';
import type { generateEndpoints } from '@rtk-query/codegen-openapi';

/** Operations whose response is a file, which the browser saves (src/api/saveFile.ts) and the cache never holds. */
const DOWNLOADS = new Set(['getFile', 'exportApplicants', 'exportMembers', 'exportPdus', 'downloadOwnData']);

/** How `@rtk-query/codegen-openapi` writes the modules of `src/api/generated`. */
export const config = {
  // All modules inject into the one `createApi`, so that a write in one contract can invalidate reads of another.
  apiFile: '../baseApi.ts',
  apiImport: 'baseApi',
  filterEndpoints: (operationId) => !DOWNLOADS.has(operationId),
  // Plain tags; `src/api/endpoints` refines them to one item or one list.
  tag: true,
  // `src/api/endpoints` exports the hooks, with models as results.
  hooks: false,
  flattenArg: true,
  useUnknown: true,
  mergeReadWriteOnly: true,
  encodePathParams: true,
  prettierConfigFile: join(import.meta.dirname, '../../.prettierrc.json'),
} satisfies Partial<Parameters<typeof generateEndpoints>[0]>;
