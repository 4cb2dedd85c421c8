import { screen, within } from '@testing-library/react';
import type { UserState } from '../../../../src/api/session/userSlice.ts';
import MyJobsPage from '../../../../src/features/jobs/mine/MyJobsPage.tsx';
import type { PublicSettings } from '../../../../src/config/settings.ts';
import type { Undo } from '../../../../src/ui/toast/toast.ts';
import { recordToasts, withVariant } from '../../../support/toasts.ts';
import { testSettings } from '../../../support/settings.ts';
import { json } from '../../api/apiStore.ts';
import { member, pageStore } from '../../../support/pageStore.ts';
import { address, renderPage } from '../../../support/renderPage.tsx';
import { textsOf } from '../../../support/texts.ts';

export const admin: UserState = { ...member, _id: 'admin1', role: 'admin' };

/** The responses of the job backend; a test may change them between calls. */
export interface Backend {
  applied?: readonly unknown[];
  created?: readonly unknown[];
  pending?: readonly unknown[];
  /** Current versions of single jobs, by their ids. */
  currentJobs?: Readonly<Record<string, unknown>>;
  /** Responds with a job as it was when it was sent back. */
  respondToSentBack?: () => Response | Promise<Response>;
  /** Responds to a decision. */
  respondToDecision?: () => Response | Promise<Response>;
  /** Responds to a withdrawal, and to every other DELETE. */
  respondToWithdrawal?: () => Response;
  /** Responds to any other write. */
  respondToWrite?: (path: string, body: unknown) => Response | Promise<Response>;
  saved?: readonly { _id: string; [field: string]: unknown }[];
  alerts?: readonly unknown[];
  /** The response to every request except PATCH and DELETE. */
  failure?: Response;
  /** Whether no request except PATCH and DELETE gets a response. */
  neverResponds?: boolean;
}

export { address };

const jobsOfStatus = (jobs: readonly unknown[], status: string) => jobs.filter((job) => (job as { status: string }).status === status);

const countsOf = (jobs: readonly unknown[]) =>
  Object.fromEntries(['published', 'unpublished', 'sentback'].map((status) => [status, jobsOfStatus(jobs, status).length]));

/**
 * Shows My Jobs at an address, with a backend.
 * @returns among others `calls`, the requests as `METHOD path`; `decisions`, the bodies of PATCH requests; `toasts`, as `variant: text`;
 * and `undos`, the actions of their Undo buttons
 */
export function showMyJobs(initialAddress: string, backend: Backend, user: UserState = member, settings: PublicSettings = testSettings) {
  const calls: string[] = [];
  const decisions: unknown[] = [];
  const store = pageStore(async ({ pathname, search }, request) => {
    calls.push(`${request.method} ${pathname}${search}`);
    if (request.method === 'PATCH') {
      decisions.push(await request.json());
      return backend.respondToDecision?.() ?? json({ success: true, message: 'Job status updated' });
    }
    if (request.method === 'DELETE') return backend.respondToWithdrawal?.() ?? json({ success: true, message: 'Withdrawn' });
    if (backend.neverResponds === true) return new Promise<Response>(() => {});
    if (backend.failure) return backend.failure.clone();
    if (request.method !== 'GET') {
      const body: unknown = await request.json().catch(() => null);
      return backend.respondToWrite?.(pathname, body) ?? json({ success: true, message: 'Done.' });
    }
    const name = pathname.split('/').at(-1);
    if (name === 'counts') return json(countsOf(backend.pending ?? []));
    if (name === 'sentBack') return backend.respondToSentBack?.() ?? json({}, { status: 404 });
    const freshJob = backend.currentJobs?.[name ?? ''];
    if (freshJob !== undefined) return json(freshJob);
    const status = new URLSearchParams(search).get('status');
    if (name === 'jobByStatus' && status !== null) return json(jobsOfStatus(backend.pending ?? [], status));
    const list = {
      jobsAppliedByUser: backend.applied,
      jobsCreatedByUser: backend.created,
      jobByStatus: backend.pending,
      savedJobs: backend.saved,
      savedJobIds: backend.saved?.map(({ _id }) => _id),
      jobAlerts: backend.alerts,
    }[name ?? ''];
    return json(list ?? []);
  }, user);
  const toasts = recordToasts(withVariant);
  const undos: Undo[] = [];
  recordToasts(({ undo }) => undo !== undefined && undos.push(undo));
  const view = renderPage(initialAddress, {
    page: (
      <>
        {/* A wide window: jsdom evaluates no media queries, and would hide the list or the details. */}
        <style>{'[data-part] { display: block !important }'}</style>
        <main>
          <MyJobsPage />
        </main>
      </>
    ),
    store,
    settings,
  });
  return { ...view, calls, decisions, toasts, undos, backend };
}

/** Finds the list of a tab by its accessible name. */
export const findList = (name: string) => screen.findByRole('region', { name });

/** Returns the titles of the cards of a list. */
export const titlesIn = (panel: HTMLElement) => textsOf(within(panel).getAllByRole('heading', { level: 3 }));

/** Finds the details of the chosen job. */
export const findDetails = () => screen.findByRole('article');
