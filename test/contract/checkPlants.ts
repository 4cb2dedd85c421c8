import type { PassedAnswer, Plant } from '../support/server/misbehaving.ts';

/** What one planted deviation is, and where it has to be found. */
export interface Planted {
  name: string;
  backend: 'cms' | 'jobs';
  /** Whether a member's token is given. */
  token?: true;
  plant: Plant;
  /** Call, place and kind. */
  found: [operationId: string, where: string, kind: string][];
}

type Json = Record<string, unknown>;

/** Changes the JSON of the answers of a path, good ones only. */
const inJson =
  (path: RegExp, change: (body: Json & Json[]) => unknown): Plant =>
  (answer, { url }) => {
    if (!path.test(url) || answer.status !== 200) return answer;
    const body = JSON.parse(answer.body) as Json & Json[];
    return { ...answer, body: JSON.stringify(change(body) ?? body) };
  };

/** Changes the first entry of the list, bare or under `data`; there may be none. */
const inFirst = (path: RegExp, change: (entry: Json) => void): Plant =>
  inJson(path, (body) => {
    change(((body.data ?? body) as Json[])[0] ?? {});
  });

/** Changes whole answers of a path. */
const instead =
  (path: RegExp, change: (answer: PassedAnswer, request: Parameters<Plant>[1]) => PassedAnswer | undefined): Plant =>
  (answer, request) =>
    path.test(request.url) ? change(answer, request) : answer;

const json = { 'content-type': 'application/json' };
const page = { 'content-type': 'text/html' };
const pageText = '<!doctype html><h1>Asha Member, please wait</h1>';

const removed = (entry: Json, name: string): void => void Reflect.deleteProperty(entry, name);

/** Everything that a misbehaving backend may do, each by itself. */
export const PLANTED: Planted[] = [
  {
    name: 'a field that is gone',
    backend: 'cms',
    plant: inJson(/certification\//, ({ data }) => removed(data as Json, 'certification_name')),
    found: [['getCertification', 'data.certification_name', 'missing']],
  },
  {
    name: 'a field that is not known',
    backend: 'cms',
    plant: inFirst(/\/directors/, (entry) => (entry.phone = '9876543210')),
    found: [['listDirectors', 'data[].phone', 'extra']],
  },
  {
    name: 'a field that is called like a person',
    backend: 'cms',
    plant: inFirst(/volunteers-list/, (entry) => (entry['asha@example.org'] = true)),
    found: [['listVolunteers', 'data[].*', 'extra']],
  },
  {
    name: 'a number in place of text',
    backend: 'cms',
    plant: inFirst(/home-banner/, (entry) => (entry.title = 9_876_543_210)),
    found: [['getHomeBanner', 'data[].title', 'type']],
  },
  {
    name: 'null where there has to be text',
    backend: 'cms',
    plant: inJson(/recent-videos/, ({ data }) => void (((data as Json).data as Json[])[0]!.title = null)),
    found: [['listRecentVideos', 'data.data[].title', 'null']],
  },
  {
    name: 'an id of another form',
    backend: 'cms',
    plant: inFirst(/related-past-events/, (entry) => (entry.event_id = 'event-12')),
    found: [['listRelatedEvents', 'data[].event_id', 'form']],
  },
  {
    name: 'text that is too long',
    backend: 'cms',
    plant: inFirst(/matrices/, (entry) => (entry.content = 'x'.repeat(201))),
    found: [['getMatrices', 'data[].content', 'limit']],
  },
  {
    name: 'an object in place of a list',
    backend: 'cms',
    plant: inJson(/past-directors/, (body) => ({ ...body, data: { first: 1 } })),
    found: [['listPastDirectors', 'data', 'type']],
  },
  {
    name: 'a page in place of JSON',
    backend: 'cms',
    plant: instead(/volunteers-list/, () => ({ status: 200, headers: page, body: pageText })),
    found: [['listVolunteers', 'the answer', 'html']],
  },
  {
    name: 'half an answer',
    backend: 'cms',
    plant: instead(/directors$/, (answer) => ({ ...answer, body: answer.body.slice(0, 40) })),
    found: [['listDirectors', 'the answer', 'body']],
  },
  {
    name: 'JSON that calls itself text',
    backend: 'cms',
    plant: instead(/\/videos\//, (answer) => ({ ...answer, headers: { 'content-type': 'text/plain' } })),
    found: [['listVideos', 'the answer', 'content type']],
  },
  {
    name: 'a failure',
    backend: 'cms',
    plant: instead(/past-directors/, () => ({ status: 502, headers: page, body: pageText })),
    found: [['listPastDirectors', 'the answer', 'status']],
  },
  {
    name: 'nothing under an id of its own list',
    backend: 'cms',
    plant: instead(/\/event\/(?!9{9})/, (answer) => ({ ...answer, status: 404 })),
    found: [['getEvent', 'the answer', 'status']],
  },
  {
    name: 'an answer to an id that nothing has',
    backend: 'cms',
    plant: instead(/certification\/9{9}/, () => ({ status: 200, headers: json, body: '{"success":false}' })),
    found: [['getCertification', 'unknown id', 'status']],
  },
  {
    name: 'a page for an id that nothing has',
    backend: 'cms',
    plant: instead(/\/event\/9{9}/, () => ({ status: 404, headers: page, body: pageText })),
    found: [['getEvent', 'unknown id', 'html']],
  },
  {
    name: 'a redirect to another host',
    backend: 'cms',
    plant: instead(/matrices/, () => ({ status: 302, headers: { location: 'https://elsewhere.example.org/asha' }, body: '' })),
    found: [['getMatrices', 'the answer', 'redirect']],
  },
  {
    name: 'a login in front of what is public',
    backend: 'cms',
    plant: instead(/matrices/, () => ({ status: 401, headers: json, body: '{}' })),
    found: [['getMatrices', 'the answer', 'credentials']],
  },
  {
    name: 'a cookie that has to come along',
    backend: 'cms',
    plant: instead(/matrices/, (_answer, { url }) => ({ status: 302, headers: { location: url, 'set-cookie': 'a=b' }, body: '' })),
    found: [['getMatrices', 'the answer', 'credentials']],
  },
  {
    name: 'a connection that breaks off',
    backend: 'cms',
    plant: instead(/volunteers-list/, () => undefined),
    found: [['listVolunteers', 'the answer', 'unreachable']],
  },
  {
    name: 'a value that is not listed',
    backend: 'jobs',
    plant: inFirst(/similarJobs/, (job) => (job.status = 'open')),
    found: [['listSimilarJobs', '[].status', 'value']],
  },
  {
    name: 'an empty text where there has to be one',
    backend: 'jobs',
    plant: inFirst(/jobs\/search/, (job) => (job._id = '')),
    found: [['searchJobs', '[]._id', 'empty']],
  },
  {
    name: 'a header that is no number',
    backend: 'jobs',
    plant: instead(/similarJobs/, (answer) => ({ ...answer, headers: { ...json, 'x-total-count': 'asha@example.org' } })),
    found: [['listSimilarJobs', 'header X-Total-Count', 'header']],
  },
  {
    name: 'a count that is too low',
    backend: 'jobs',
    plant: instead(/allJobs$/, (answer) => ({ ...answer, headers: { ...answer.headers, 'x-total-count': '1' } })),
    found: [['listAllJobs', 'paging', 'paging']],
  },
  {
    name: 'the first page again',
    backend: 'jobs',
    plant: async (answer, { url }) => {
      if (url.endsWith('allJobs?limit=2')) firstPage = answer;
      return /allJobs\?.*cursor=/.test(url) ? (firstPage ?? answer) : answer;
    },
    found: [['listAllJobs', 'paging', 'paging']],
  },
  {
    name: 'a protected list that is open to all',
    backend: 'jobs',
    plant: instead(/savedJobIds/, (answer, { token }) => (token ? answer : { status: 200, headers: json, body: '["a1"]' })),
    found: [['listSavedJobIds', 'without a token', 'open']],
  },
  {
    name: 'another refusal where a token is missing',
    backend: 'jobs',
    plant: instead(/savedJobIds/, (answer, { token }) => (token ? answer : { ...answer, status: 403 })),
    found: [['listSavedJobIds', 'without a token', 'status']],
  },
  {
    name: 'a token that one call does not take',
    backend: 'jobs',
    token: true,
    plant: instead(/jobAlerts/, (answer) => ({ ...answer, status: 401, body: '{}' })),
    found: [['listJobAlerts', 'the answer', 'credentials']],
  },
  {
    name: 'a wrong type behind the login',
    backend: 'jobs',
    token: true,
    plant: inFirst(/jobsAppliedByUser$/, (job) => (job.changes = 'yes')),
    found: [['listJobsAppliedByUser', '[].changes', 'type']],
  },
];

let firstPage: PassedAnswer | undefined;
