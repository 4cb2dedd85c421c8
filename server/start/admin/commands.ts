import type { Kysely } from 'kysely';
import { describeInvalidEmail, isEmailAddress } from '../../../shared/addresses.ts';
import { ERASED_MEMBER_ID } from '../../platform/db/erasedMember.ts';
import type { Database, MemberRow, Role } from '../../platform/db/schema.ts';
import { normaliseEmail } from '../../mail/address.ts';
import { assertAdminRemains } from '../../people/directory/directory.ts';
import { changeDirectory } from '../../people/directory/changeDirectory.ts';
import { addMembers, changeMember, countMembers, findMemberPage } from '../../people/directory/memberRepository.ts';
import { completeMember, normaliseMemberFields, type NewMember } from '../../people/directory/memberFields.ts';

/** A command that cannot be carried out; the message is for the person who entered it. */
export class AdminError extends Error {
  override name = 'AdminError';
}

/** Input of a command. */
export interface CommandContext {
  db: Kysely<Database>;
  now: Date;
  /** Arguments after the command's name, not validated. */
  args: readonly string[];
  /** Value of the option `--name`. */
  name: string | undefined;
}

/**
 * Runs a command and returns its output.
 * @throws AdminError; HttpError when the change would leave no admin
 */
export type Command = (context: CommandContext) => Promise<string>;

/** Largest number of members that `list` shows. */
const MAX_LISTED_MEMBERS = 50;

/** The commands by name. */
export const commands: Readonly<Record<string, Command>> = {
  add,
  list,
  role: ({ db, args, name }) => {
    const [address, role, ...extraArgs] = args;
    refuseExtraArguments(extraArgs, name);
    const change = { role: parseRole(role) };
    return updateMember(db, address, () => change);
  },
  deactivate,
  remove: deactivate,
  activate: (context) => updateMember(context.db, readAddressArgument(context), () => ({ deactivated_at: null })),
};

/** Help text. */
export const usage = `Manages the members in DATA_DIR, or DATABASE_URL. The server may be running.

  npm run admin -- add ADDRESS [--name "NAME"]   makes the person an admin, and a member if they are not one yet
  npm run admin -- list [WORDS]                  lists the admins, or the members that match the words
  npm run admin -- role ADDRESS admin|member     changes the role of a member
  npm run admin -- deactivate ADDRESS            logs a member out everywhere and blocks further logins (also: remove)
  npm run admin -- activate ADDRESS              allows a member to log in again`;

async function add({ db, now, args, name }: CommandContext): Promise<string> {
  const [address, ...extraArgs] = args;
  const email = requireAddress(address);
  if (!isEmailAddress(email)) throw new AdminError(`“${address}”: ${describeInvalidEmail(email)}`);
  if (extraArgs.length > 0)
    throw new AdminError(`Unknown argument “${extraArgs.join(' ')}”. Put a name of several words in quotes: --name "Asha Rao"`);
  const nameChange = name === undefined ? {} : normaliseMemberFields({ name });
  if (typeof nameChange === 'string') throw new AdminError(nameChange);
  const member = completeMember({ name: nameChange.name ?? deriveName(email), email }, { role: 'admin', deactivated_at: null });
  await changeDirectory(db, 'command line', async (transaction) => {
    const existingMember = await findByAddress(transaction, email);
    if (existingMember) await changeMember(transaction, existingMember, { ...nameChange, role: 'admin', deactivated_at: null });
    else await addMembers(transaction, [member], now);
  });
  return `${email} is now an admin. Log in at /Login with a code sent to that address. If already logged in, log out and in again.`;
}

async function list({ db, args, name }: CommandContext): Promise<string> {
  refuseName(name);
  const filter = args.length === 0 ? { role: 'admin' as const } : { q: args.join(' ') };
  const { rows, total: matchCount } = await findMemberPage(db, filter, { limit: MAX_LISTED_MEMBERS, offset: 0 });
  const memberCount = await countMembers(db, {});
  const lines = rows.map(({ email, name, role, deactivated_at }) => {
    const state = deactivated_at === null ? '' : `, deactivated on ${deactivated_at.slice(0, 10)}`;
    return `  ${email}  ${name} (${role}${state})`;
  });
  const emptyText = args.length === 0 ? 'There is no admin yet: add one with npm run admin -- add you@example.org' : 'No members match.';
  const moreLines = matchCount > MAX_LISTED_MEMBERS ? [`  … and ${matchCount - MAX_LISTED_MEMBERS} more`] : [];
  return [
    ...(lines.length === 0 ? [emptyText] : lines),
    ...moreLines,
    `${memberCount} ${memberCount === 1 ? 'member' : 'members'} in all.`,
  ].join('\n');
}

function deactivate(context: CommandContext): Promise<string> {
  return updateMember(context.db, readAddressArgument(context), ({ deactivated_at }) => ({
    deactivated_at: deactivated_at ?? context.now.toISOString(),
  }));
}

/** Changes a member and returns the command's output. */
async function updateMember(
  db: Kysely<Database>,
  address: string | undefined,
  computeChange: (before: MemberRow) => Partial<NewMember>,
): Promise<string> {
  const email = requireAddress(address);
  const { change, after } = await changeDirectory(db, 'command line', async (transaction) => {
    const before = await findByAddress(transaction, email);
    if (!before) throw new AdminError(`No member has the address ${email}. Search the members with npm run admin -- list WORDS`);
    const change = computeChange(before);
    const after = { ...before, ...change };
    await assertAdminRemains(transaction, before, after);
    await changeMember(transaction, before, change);
    return { change, after };
  });
  if (change.role !== undefined) {
    const hint = after.deactivated_at === null ? '' : ` They cannot log in until npm run admin -- activate ${email}`;
    return `${email} is ${change.role === 'admin' ? 'an admin' : 'a member, and not an admin'}.${hint}`;
  }
  return after.deactivated_at === null
    ? `${email} can log in again.`
    : `${email} was deactivated: all logins have ended. Their data and the jobs that they posted are kept.`;
}

/** Finds a member and locks the row until the transaction ends. Never finds the placeholder that stands for erased members. */
function findByAddress(db: Kysely<Database>, email: string): Promise<MemberRow | undefined> {
  return db
    .selectFrom('members')
    .selectAll()
    .where('email', '=', email)
    .where('id', '!=', ERASED_MEMBER_ID)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

function requireAddress(input: string | undefined): string {
  if (input === undefined) throw new AdminError('Add the e-mail address after the command, for example you@example.org');
  return normaliseEmail(input);
}

/** Throws AdminError for arguments that a command would ignore. */
function refuseExtraArguments(extraArgs: readonly string[], name: string | undefined): void {
  if (extraArgs.length > 0) throw new AdminError(`Unknown argument “${extraArgs.join(' ')}”: one member at a time.`);
  refuseName(name);
}

function refuseName(name: string | undefined): void {
  if (name !== undefined) throw new AdminError('--name belongs to the command add.');
}

function readAddressArgument({ args, name }: CommandContext): string | undefined {
  const [address, ...extraArgs] = args;
  refuseExtraArguments(extraArgs, name);
  return address;
}

function parseRole(input: string | undefined): Role {
  if (input === 'admin' || input === 'member') return input;
  throw new AdminError('Add the role, admin or member, after the address.');
}

/** Derives a name from an e-mail address: `asha.rao@…` is Asha Rao. */
function deriveName(email: string): string {
  const parts = (email.split('@')[0] ?? '').split(/[._+-]+/).filter(Boolean);
  return parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join(' ') || email;
}
