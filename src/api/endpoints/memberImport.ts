import type * as jobs from '../../../shared/operations/jobs.ts';
import type { JobsOperations } from '../../../shared/operations/jobs.ts';
import { toItems, type RowOf } from '../answers.ts';
import type { Shaped } from '../definitions.ts';
import { addJobDefaults } from '../errors.ts';
import { memberImportSlice } from '../generated/jobs/memberImport';
import { toFlag, toNumber, toText } from '../normalise/values.ts';
import { UPLOAD_TIMEOUT_MS } from '../query.ts';
import type { TagType } from '../tags.ts';
import { uploading } from '../upload.ts';
import { doneOf } from '../writes.ts';
import { DIRECTORY } from './directory.ts';

addJobDefaults({ importMembers: 'The file could not be imported' });

/** What a line of the file does. */
export interface ImportLine {
  line: number;
  does: 'adds' | 'changes';
  name: string;
  email: string;
  role: string;
  state: string;
}

/** What an import did, or would do. */
export interface ImportReport {
  /** The server's sentence. */
  message: string;
  /** Whether it was done. */
  applied: boolean;
  added: number;
  changed: number;
  /** Lines with a mistake, of which the first are told. */
  wrong: number;
  problems: { line: number; problem: string }[];
  /** The first lines that add or change a member. */
  sample: ImportLine[];
  /** Columns that mean nothing here. */
  ignoredColumns: string[];
}

function toReport(row: RowOf<jobs.ImportReport>): ImportReport {
  const count = (value: unknown): number => toNumber(value) ?? 0;
  return {
    message: toText(row.message),
    applied: toFlag(row.applied),
    added: count(row.added),
    changed: count(row.changed),
    wrong: count(row.wrong),
    problems: toItems(row.problems, ({ line, problem }: RowOf<jobs.ImportProblem>) => ({ line: count(line), problem: toText(problem) })),
    sample: toItems(row.sample, ({ line, does, name, email, role, state }: RowOf<jobs.ImportLine>) => ({
      line: count(line),
      does: does === 'changes' ? 'changes' : 'adds',
      name: toText(name),
      email: toText(email),
      role: toText(role),
      state: toText(state),
    })),
    ignoredColumns: Array.isArray(row.ignoredColumns) ? row.ignoredColumns.map(toText) : [],
  };
}

/** What components get from the endpoint. */
interface Results {
  importMembers: ImportReport;
}

/** Members from a file, first to check it, then to apply it. */
export const memberImportApi = memberImportSlice.enhanceEndpoints<TagType, Shaped<typeof memberImportSlice, Results>>({
  endpoints: {
    importMembers: {
      ...doneOf(toReport),
      query: (table) => {
        const body = JSON.stringify(table);
        const url = '/api/members/import' satisfies JobsOperations['importMembers']['path'];
        const headers = { 'content-type': 'application/json' };
        return { url, method: 'POST', body, headers, via: uploading(body), timeout: UPLOAD_TIMEOUT_MS };
      },
      invalidatesTags: (report, error) => (error || report?.applied !== true ? [] : [DIRECTORY]),
    },
  },
});

export const { useImportMembersMutation } = memberImportApi;
