import type { SystemMails, SystemState } from '../../api/endpoints/system.ts';
import { formatCount } from '../../lib/text.ts';
import { formatSize } from './format.ts';

export interface SystemProblem {
  title: string;
  todo: string;
}

const DAY_MS = 86_400_000;

const REFUSAL_REASONS = { 'read-only': 'the database is read only', full: 'the disk of the database is full' } as const;

const OPERATORS = 'the people who run the server';

function findBackupProblem({ nightly, last, failure }: SystemState['backups'], now: Date): SystemProblem | null {
  if (failure !== undefined && (last === undefined || failure.startedAt > last.startedAt))
    return { title: 'The last backup failed.', todo: `Show ${OPERATORS} the reason below.` };
  if (last === undefined)
    return nightly === undefined
      ? {
          title: 'There is no backup.',
          todo: `If the server is lost, everything on it is lost too. Ask ${OPERATORS} to set up nightly backups.`,
        }
      : null;
  const days = Math.floor((now.getTime() - Date.parse(last.startedAt)) / DAY_MS);
  return days < 7
    ? null
    : { title: `The last backup is ${formatCount(days, 'day')} old.`, todo: `Ask ${OPERATORS} to make one, ideally every night.` };
}

/** Returns what is wrong with the site, worded for people who do not run servers. */
export function findSystemProblems(state: SystemState, mails: SystemMails, now: Date): SystemProblem[] {
  const { failed, sends } = mails;
  const { database, storage, content, backups } = state;
  const problems: (SystemProblem | null)[] = [];
  if (database.refusal !== undefined)
    problems.push({
      title: `Nothing can be saved: ${REFUSAL_REASONS[database.refusal.reason]}.`,
      todo: `The site can be read, but nobody can log in, apply or change anything. Tell ${OPERATORS}; the site saves again by itself once that is mended.`,
    });
  if (failed.count > 0)
    problems.push({
      title: `${formatCount(failed.count, 'mail')} could not be sent.`,
      todo: `Press “Send again” beside each of them below. If they fail again, show ${OPERATORS} the reason shown there.`,
    });
  if (!sends) problems.push({ title: 'This site sends no mail yet.', todo: `Ask ${OPERATORS} to connect it to a mail server.` });
  if (storage.low === true)
    problems.push({
      title: `Only ${formatSize(storage.free)} of space is left.`,
      todo: `When the disk is full, applications, new jobs and enquiries fail. Ask ${OPERATORS} for more space soon.`,
    });
  if (content !== undefined)
    problems.push({
      title: 'The last change to the content has mistakes.',
      todo: 'Visitors still see the version before it. The mistakes are listed below; correct them in the content files.',
    });
  problems.push(findBackupProblem(backups, now));
  return problems.filter((problem) => problem !== null);
}
