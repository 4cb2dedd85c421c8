/** The parameters and fields that the specification's two documents (see docs/providers.md) name for a call. */
interface DocumentedCall {
  query?: readonly string[];
  /** Names of the fields in the body. */
  fields?: readonly string[];
}

const splitNames = (list: string) => list.split(/\s+/);

const JOB_FIELDS = splitNames(`jobTitle location remotePosition jobType jobCategory jobIndustry jobQualification skills description extLink
  closingDate email jobCarrerLevel minjobExperience maxjobExperience minRate maxRate minSalary maxSalary hoursPerWeek jobDescription userId`);
const APPLICATION_FIELDS = splitNames('name email phoneNo yearOfExperience employeeType city currentCTC expectedCTC cv jobId userId');
const APPLICANT_FILTERS = ['name', 'email', 'yearOfExperience', 'employeeType', 'expectedCTC', 'currentCTC'];

/**
 * Paths are spelled as in the documents, including a slash at the end. A path without a parameter comes before those with one, because
 * the first match counts.
 */
const documentedCalls = {
  'GET /wp-json/custom/v1/matrices/': {},
  'GET /wp-json/custom/v1/home-banner/': {},
  'GET /wp-json/custom/v1/certifications-listing/': {},
  'GET /wp-json/custom/v1/certification/{id}': {},
  'GET /wp-json/custom/v1/event-categories': {},
  'GET /wp-json/custom/v1/upcoming-events': { query: ['category_id'] },
  'GET /wp-json/custom/v1/active-events/': {},
  'GET /wp-json/custom/v1/past-events/': { query: ['year', 'category_id'] },
  'GET /wp-json/custom-api/v1/event/{id}': {},
  'GET /wp-json/custom/v1/related-past-events/{id}': {},
  'GET /wp-json/custom-api/v1/directors': {},
  'GET /wp-json/custom-api/v1/past-directors/': {},
  'GET /wp-json/custom/v1/volunteers-list/': {},
  'GET /wp-json/custom/v1/user-details': {},
  'GET /wp-json/custom/v1/videos/': {},
  'GET /wp-json/custom/v1/recent-videos/': {},
  'POST /wp-json/custom/v1/send-otp': { fields: ['email'] },
  'POST /wp-json/custom/v1/verify-otp': { fields: ['otp', 'email'] },
  'GET /api/applicants/search/{id}': { query: APPLICANT_FILTERS },
  'GET /api/applicants/{id}': {},
  'POST /api/jobs/applyJob': { fields: APPLICATION_FIELDS },
  'POST /api/jobs/postJob': { fields: [...JOB_FIELDS, 'status'] },
  'GET /api/jobs/jobsCreatedByUser': { query: ['userId'] },
  'GET /api/jobs/jobsAppliedByUser': { query: ['userId'] },
  'GET /api/jobs/allJobs': {},
  // The documents say "query shape not shown". They name nothing but the status values.
  'GET /api/jobs/jobByStatus': { query: ['status'] },
  'PATCH /api/jobs/status': { fields: ['jobId', 'status', 'statusRemark'] },
  'GET /api/jobs/search': { query: ['keyword', 'location'] },
  'GET /api/jobs/{id}': {},
  'PUT /api/jobs/updateJob/{id}': { fields: [...JOB_FIELDS, 'jobQualification[]', 'skills[]', 'status'] },
  'POST /api/user/checkUser': { fields: ['_id', 'ID', 'role', 'name', 'email', 'profile_picture', 'membership_number'] },
} satisfies Record<string, DocumentedCall>;

export type CallName = keyof typeof documentedCalls;

const patterns = (Object.keys(documentedCalls) as CallName[]).map((name) => ({
  name,
  pattern: new RegExp(`^${name.replace(/\/$/, '').replace('{id}', '([^/]+)')}/?$`),
}));

/** Finds the documented call of a request. Ignores a missing or additional slash at the end, as WordPress and Express do. */
export function findCall(method: string, path: string): { name: CallName; id: string } | undefined {
  for (const { name, pattern } of patterns) {
    const match = pattern.exec(`${method} ${path}`);
    if (match) return { name, id: decodeURIComponent(match[1] ?? '') };
  }
  return undefined;
}

/** The paths of uploaded files and pictures. The documents name no call for them; their URLs are in the data. */
export const mediaPath = /^(\/wp-content)?\/uploads\/|^\/wp-content\/themes\/|^\/images\//;

/** Lists the parts of a request that the documents do not name. */
export function listUndocumentedParts(method: string, path: string, query: readonly string[], fields: readonly string[]): string[] {
  if (method === 'GET' && mediaPath.test(path)) return query.map((name) => `query ${name}`);
  const found = findCall(method, path);
  if (!found) return [`call ${method} ${path}`];
  const call: DocumentedCall = documentedCalls[found.name];
  return [
    ...(found.name.endsWith('/') === path.endsWith('/') ? [] : [`slash at the end of ${path}`]),
    ...query.filter((name) => !call.query?.includes(name)).map((name) => `query ${name}`),
    ...fields.filter((name) => !call.fields?.includes(name)).map((name) => `field ${name}`),
  ];
}
