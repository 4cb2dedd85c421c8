import type { Kysely } from 'kysely';
import type { ImportLine, ImportReport } from '../../shared/operations/jobs.ts';
import type { Member } from '../contract/types.ts';
import type { Database, MemberRow } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { inSlices } from '../inSlices.ts';
import { addMembers, changeMembers, membersByEmail, type MemberChange, type NewMember } from './memberRepository.ts';
import { readMemberTable, type MemberTable, type TableLine } from './memberTable.ts';
import { changeDirectory, isOnlyAdmin, refuseOthers } from './onlyAdmin.ts';

/** Mistakes that are told; who makes more has made the same one again and again. */
const MOST_PROBLEMS = 200;

/** Lines that are shown as a sample. */
const SAMPLE = 20;

/** What a table would do. */
interface Plan {
  adds: (NewMember & { line: number })[];
  changes: (MemberChange & { line: number })[];
  unchanged: number;
  problems: { line: number; problem: string }[];
}

/** Adds and changes members from a table: 403 for all but admins. */
export interface Importing {
  /** With `apply`, does what the table says, in one transaction and only when no line is wrong; else only tells. */
  run(caller: Member, csv: string, apply: boolean): Promise<ImportReport>;
}

export function createImporting({ db, clock }: Pick<Deps, 'db' | 'clock'>): Importing {
  return {
    async run(caller, csv, apply) {
      refuseOthers(caller);
      const table = await readMemberTable(csv);
      const now = clock();
      if (!apply) return report(table, await planOf(db, table, now, false), false);
      return changeDirectory(db, caller, async (step) => {
        // What was there when it was checked may have changed since.
        const plan = await planOf(step, table, now, true);
        if (plan.problems.length > 0) return report(table, plan, false);
        await addMembers(
          step,
          plan.adds.map(({ line: _line, ...member }) => member),
          now,
        );
        await changeMembers(step, plan.changes);
        return report(table, plan, true);
      });
    },
  };
}

/** @param lock whether the plan is carried out: then nobody changes meanwhile what it was made of */
async function planOf(db: Kysely<Database>, { lines }: MemberTable, now: Date, lock: boolean): Promise<Plan> {
  const known = await membersByEmail(
    db,
    lines.flatMap((line) => (line.problem === undefined ? line.fields.email : [])),
    lock,
  );
  const plan: Plan = { adds: [], changes: [], unchanged: 0, problems: [] };
  for await (const some of inSlices(lines)) {
    for (const line of some) {
      if (line.problem === undefined) place(plan, line, known.get(line.fields.email), now);
      else plan.problems.push({ line: line.line, problem: line.problem });
    }
  }
  await refuseNoAdmin(db, plan);
  return plan;
}

type GoodLine = Extract<TableLine, { fields: object }>;

function place(plan: Plan, { line, fields, role, active }: GoodLine, before: MemberRow | undefined, now: Date): void {
  if (before === undefined) {
    const { name, email, membership_number = null, mobile_number = null } = fields;
    if (name === undefined) plan.problems.push({ line, problem: 'The name is missing.' });
    else {
      const deactivated_at = active === false ? now.toISOString() : null;
      plan.adds.push({ line, name, email, role: role ?? 'member', membership_number, mobile_number, deactivated_at });
    }
    return;
  }
  const wanted: Partial<NewMember> = { ...fields, ...(role && { role }) };
  if (active !== undefined) wanted.deactivated_at = active ? null : (before.deactivated_at ?? now.toISOString());
  const change = Object.fromEntries(Object.entries(wanted).filter(([name, value]) => before[name as keyof NewMember] !== value));
  if (Object.keys(change).length === 0) plan.unchanged += 1;
  else plan.changes.push({ line, before, change });
}

/** A table that leaves no admin is wrong in the last line that takes one away. */
async function refuseNoAdmin(db: Kysely<Database>, { adds, changes, problems }: Plan): Promise<void> {
  const isActive = ({ role, deactivated_at }: Pick<NewMember, 'role' | 'deactivated_at'>): boolean =>
    role === 'admin' && deactivated_at === null;
  const lost = changes.filter(({ before, change }) => isActive(before) && !isActive({ ...before, ...change }));
  const last = lost.at(-1);
  if (last === undefined || adds.some(isActive) || changes.some(({ before, change }) => isActive({ ...before, ...change }))) return;
  if (
    await isOnlyAdmin(
      db,
      lost.map(({ before }) => before.id),
    )
  ) {
    problems.push({ line: last.line, problem: 'No admin would be left: one member has to stay an active admin.' });
  }
}

const lineOf = (
  line: number,
  does: ImportLine['does'],
  { name, email, role, deactivated_at }: Omit<NewMember, 'membership_number' | 'mobile_number'>,
): ImportLine => ({
  line,
  does,
  name,
  email,
  role,
  state: deactivated_at === null ? 'active' : 'deactivated',
});

function report({ lines, ignored }: MemberTable, { adds, changes, unchanged, problems }: Plan, applied: boolean): ImportReport {
  const sample = [
    ...adds.slice(0, SAMPLE).map((member) => lineOf(member.line, 'adds', member)),
    ...changes.slice(0, SAMPLE).map(({ line, before, change }) => lineOf(line, 'changes', { ...before, ...change })),
  ];
  const told = { rows: lines.length, added: adds.length, changed: changes.length, unchanged, wrong: problems.length };
  return {
    success: true,
    message: sentence(told, applied),
    applied,
    ...told,
    problems: problems.toSorted((one, other) => one.line - other.line).slice(0, MOST_PROBLEMS),
    sample: sample.toSorted((one, other) => one.line - other.line).slice(0, SAMPLE),
    ignoredColumns: ignored,
  };
}

const members = (count: number): string => (count === 1 ? 'one member' : `${count.toLocaleString('en-IN')} members`);

function sentence({ added, changed, wrong }: Pick<ImportReport, 'added' | 'changed' | 'wrong'>, applied: boolean): string {
  if (wrong > 0) return `Nothing was imported: ${wrong === 1 ? 'one line has' : `${wrong.toLocaleString('en-IN')} lines have`} a mistake.`;
  if (added + changed === 0) return 'There is nothing to do: all members are as the file says.';
  const did = (count: number, what: string): string => {
    const were = applied ? (count === 1 ? 'was' : 'were') : 'would be';
    return `${members(count)} ${were} ${what}`;
  };
  const told = [...(added > 0 ? [did(added, 'added')] : []), ...(changed > 0 ? [did(changed, 'changed')] : [])].join(', ');
  return `${told.charAt(0).toUpperCase()}${told.slice(1)}.`;
}
