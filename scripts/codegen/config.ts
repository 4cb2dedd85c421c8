import { join } from 'node:path';
import type { generateEndpoints } from '@rtk-query/codegen-openapi';

/** Operations whose response is a file. The browser saves the file (src/api/saveFile.ts) instead of caching the response. */
const DOWNLOADS = new Set(['getFile', 'exportApplicants', 'exportMembers', 'exportPdus', 'downloadOwnData']);

/** Options of `@rtk-query/codegen-openapi`, which writes the modules in `src/api/generated`. */
export const config = {
  // All modules add their endpoints to the same API (`createApi`), so a write of one contract can invalidate reads of another.
  apiFile: '../baseApi.ts',
  apiImport: 'baseApi',
  filterEndpoints: (operationId) => !DOWNLOADS.has(operationId),
  // Generates tags for whole subjects. `src/api/endpoints` adds those of single items and lists where these matter (docs/api.md).
  tag: true,
  // `src/api/endpoints` exports the hooks, whose results are models.
  hooks: false,
  flattenArg: true,
  useUnknown: true,
  mergeReadWriteOnly: true,
  encodePathParams: true,
  prettierConfigFile: join(import.meta.dirname, '../../.prettierrc.json'),
} satisfies Partial<Parameters<typeof generateEndpoints>[0]>;
