import type { Kysely } from 'kysely';
import type { ImportLine, ImportReport, MemberImport as ImportedTable } from '../../../shared/operations/people.ts';
import type { Member } from '../../platform/contract/types.ts';
import type { Database, MemberRow } from '../../platform/db/schema.ts';
import type { Deps } from '../../jobs/deps.ts';
import { iterateInChunks } from '../../platform/lib/longWork.ts';
import { HttpError } from '../../platform/security/httpError.ts';
import { completeMember, type NewMember } from './memberFields.ts';
import { addMembers, changeMembers, findMembersByEmail, type MemberChange } from './memberRepository.ts';
import { readMemberTable, type MemberTable, type TableLine } from './memberTable.ts';
import { changeDirectory, hasNoOtherAdmin, requireDirectoryAdmin } from './changeDirectory.ts';

/** Limit of problems in a report. Further problems are usually repetitions. */
const MAX_PROBLEMS = 200;

/** Number of additions and changes that a report shows. */
const SAMPLE_SIZE = 200;

/** Changes that a table would make, by line. */
interface ImportPlan {
  additions: (NewMember & { line: number })[];
  changes: (MemberChange & { line: number })[];
  /** Number of lines that change nothing. */
  unchanged: number;
  /** Number of stored numbers whose cells are empty. */
  emptied: number;
  problems: { line: number; problem: string }[];
}

/** Imports members from a table. */
export interface MemberImport {
  /**
   * Returns what the table would change. With `apply`, makes the changes in one transaction unless a line has a problem. An empty cell
   * deletes a stored number only with `clearNumbers`.
   * @param isTooLate returns whether the request has timed out; nothing is imported then
   * @throws HttpError 403 unless the caller is an admin, 503 when `isTooLate`
   */
  run(caller: Member, table: ImportedTable, isTooLate: () => boolean): Promise<ImportReport>;
}

export function createMemberImport({ db, clock }: Pick<Deps, 'db' | 'clock'>): MemberImport {
  return {
    async run(caller, { csv, apply, clearNumbers = false }, isTooLate) {
      requireDirectoryAdmin(caller);
      const table = await readMemberTable(csv);
      const now = clock();
      if (!apply) return createReport(table, await planImport(db, table, { now, clearNumbers }), { applied: false });
      return changeDirectory(db, caller, async (transaction) => {
        // The members may have changed since the table was checked.
        const plan = await planImport(transaction, table, { now, clearNumbers, lock: true });
        if (plan.problems.length > 0) return createReport(table, plan, { applied: false });
        await addMembers(
          transaction,
          plan.additions.map(({ line: _line, ...member }) => member),
          now,
        );
        await changeMembers(transaction, plan.changes);
        if (isTooLate()) throw new HttpError(503, 'The import took too long: nothing was imported.');
        return createReport(table, plan, { applied: true });
      });
    },
  };
}

interface PlanOptions {
  now: Date;
  /** Whether empty cells delete stored numbers. */
  clearNumbers: boolean;
  /** Whether to lock the members' rows; set when the plan will be carried out. */
  lock?: boolean;
}

/** Compares a table with the members. */
async function planImport(db: Kysely<Database>, { lines }: MemberTable, options: PlanOptions): Promise<ImportPlan> {
  const membersByEmail = await findMembersByEmail(
    db,
    lines.flatMap((line) => (line.problem === undefined ? line.fields.email : [])),
    options.lock ?? false,
  );
  const plan: ImportPlan = { additions: [], changes: [], unchanged: 0, emptied: 0, problems: [] };
  for await (const batch of iterateInChunks(lines)) {
    for (const line of batch) {
      if (line.problem === undefined) planLine(plan, line, membersByEmail.get(line.fields.email), options);
      else plan.problems.push({ line: line.line, problem: line.problem });
    }
  }
  await reportMissingAdmin(db, plan);
  return plan;
}

const NUMBER_COLUMNS = ['membership_number', 'mobile_number'] as const;

type ValidLine = Extract<TableLine, { fields: object }>;

/** Adds the change that a line makes, or the line's problem, to the plan. */
function planLine(
  plan: ImportPlan,
  { line, fields, role, isActive }: ValidLine,
  before: MemberRow | undefined,
  { now, clearNumbers }: PlanOptions,
): void {
  if (before === undefined) {
    const { name, email } = fields;
    if (name === undefined) plan.problems.push({ line, problem: 'The name is missing.' });
    else {
      const deactivated_at = isActive === false ? now.toISOString() : null;
      plan.additions.push({ line, ...completeMember({ ...fields, name, email }, { role: role ?? 'member', deactivated_at }) });
    }
    return;
  }
  const requested: Partial<NewMember> = { ...fields, ...(role && { role }) };
  if (isActive !== undefined) requested.deactivated_at = isActive ? null : (before.deactivated_at ?? now.toISOString());
  const emptied = NUMBER_COLUMNS.filter((column) => fields[column] === null && before[column] !== null);
  plan.emptied += emptied.length;
  if (!clearNumbers) for (const column of emptied) delete requested[column];
  const change: Partial<NewMember> = Object.fromEntries(
    Object.entries(requested).filter(([name, value]) => before[name as keyof NewMember] !== value),
  );
  if (Object.keys(change).length === 0) plan.unchanged += 1;
  else plan.changes.push({ line, before, change });
}

/** Adds a problem to the last line that removes an admin if no active admin would be left. */
async function reportMissingAdmin(db: Kysely<Database>, { additions, changes, problems }: ImportPlan): Promise<void> {
  const isActiveAdmin = ({ role, deactivated_at }: Pick<NewMember, 'role' | 'deactivated_at'>): boolean =>
    role === 'admin' && deactivated_at === null;
  const lostAdmins = changes.filter(({ before, change }) => isActiveAdmin(before) && !isActiveAdmin({ ...before, ...change }));
  const last = lostAdmins.at(-1);
  if (last === undefined || additions.some(isActiveAdmin) || changes.some(({ before, change }) => isActiveAdmin({ ...before, ...change })))
    return;
  if (
    await hasNoOtherAdmin(
      db,
      lostAdmins.map(({ before }) => before.id),
    )
  ) {
    problems.push({ line: last.line, problem: 'No admin would be left: at least one member must remain an active admin.' });
  }
}

type ImportedValue = ImportLine['values'][number];

/** Returns a member's values that an import can set, as its report shows them. */
const serializeValues = (member: NewMember): Record<ImportedValue['field'], string | null> => ({
  name: member.name,
  membershipNumber: member.membership_number,
  mobileNumber: member.mobile_number,
  role: member.role,
  state: member.deactivated_at === null ? 'active' : 'deactivated',
});

/** @param before the stored member; absent for a new one, of whom only the numbers are listed, because the line shows the other values */
function serializeLine(line: number, after: NewMember, before?: MemberRow): ImportLine {
  const values = serializeValues(after);
  const valuesBefore = before ? serializeValues(before) : { ...values, membershipNumber: null, mobileNumber: null };
  return {
    line,
    does: before ? 'changes' : 'adds',
    name: after.name,
    email: after.email,
    role: after.role,
    state: after.deactivated_at === null ? 'active' : 'deactivated',
    values: (Object.keys(values) as ImportedValue['field'][])
      .filter((field) => values[field] !== valuesBefore[field])
      .map((field) => ({ field, before: valuesBefore[field], after: values[field] })),
  };
}

/** Returns the lines to show, in the order of the table. When there are many, those that delete or change something are preferred. */
function chooseSample({ additions, changes }: ImportPlan): ImportLine[] {
  const deletesNumber = ({ change }: MemberChange): boolean => NUMBER_COLUMNS.some((column) => change[column] === null);
  const chosen = [...changes.filter(deletesNumber), ...changes.filter((change) => !deletesNumber(change))]
    .slice(0, SAMPLE_SIZE)
    .map(({ line, before, change }) => serializeLine(line, { ...before, ...change }, before));
  const added = additions.slice(0, SAMPLE_SIZE - chosen.length).map((member) => serializeLine(member.line, member));
  return [...chosen, ...added].toSorted((a, b) => a.line - b.line);
}

function createReport({ lines, ignoredColumns }: MemberTable, plan: ImportPlan, { applied }: { applied: boolean }): ImportReport {
  const { additions, changes, unchanged, emptied, problems } = plan;
  const counts = { rows: lines.length, added: additions.length, changed: changes.length, unchanged, wrong: problems.length };
  return {
    success: true,
    message: summarise({ ...counts, emptied }, applied),
    applied,
    ...counts,
    emptied,
    problems: problems.toSorted((a, b) => a.line - b.line).slice(0, MAX_PROBLEMS),
    sample: chooseSample(plan),
    ignoredColumns,
  };
}

const formatMemberCount = (count: number): string => (count === 1 ? 'one member' : `${count.toLocaleString('en-IN')} members`);

function summarise(
  { added, changed, emptied, wrong }: Pick<ImportReport, 'added' | 'changed' | 'emptied' | 'wrong'>,
  applied: boolean,
): string {
  if (wrong > 0) return `Nothing was imported: ${wrong === 1 ? 'one line has' : `${wrong.toLocaleString('en-IN')} lines have`} a mistake.`;
  if (added + changed === 0 && emptied > 0) return 'Nothing would change: the file has empty cells, and the stored numbers stay.';
  if (added + changed === 0) return 'There is nothing to do: all members are as the file says.';
  const formatCount = (count: number, participle: string): string => {
    const auxiliary = applied ? (count === 1 ? 'was' : 'were') : 'would be';
    return `${formatMemberCount(count)} ${auxiliary} ${participle}`;
  };
  const summary = [...(added > 0 ? [formatCount(added, 'added')] : []), ...(changed > 0 ? [formatCount(changed, 'changed')] : [])].join(
    ', ',
  );
  return `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`;
}
