import { randomUUID } from 'node:crypto';
import { ResponseOverride, criticalErrorPage, readTextField, type Call, type Handler } from './responses.ts';
import { makeContent } from './data/content.ts';
import { PASSCODE, people, type Person } from './data/people.ts';
import type { CallName } from './documents.ts';

type ContentCall = Extract<CallName, `${string} /wp-json/${string}`>;

export interface ContentSystem {
  handlers: Record<ContentCall, Handler>;
  /** The person of each bearer token that was issued. */
  sessions: Map<string, Person>;
}

/** Returns a list as WordPress sends it: `false` when it has no entries. */
const toList = (found: unknown[] | undefined) => ({ data: found ?? false });

function findPerson(call: Call): Person | undefined {
  return people.find(({ email }) => email === readTextField(call, 'email').trim().toLowerCase());
}

/** Creates a WordPress with content of its own. @param eventCount number of active events, at least two */
export function createContentSystem(origin: string, eventCount: number): ContentSystem {
  const content = makeContent(origin, eventCount);
  const sessions = new Map<string, Person>();

  const handlers: ContentSystem['handlers'] = {
    'GET /wp-json/custom/v1/matrices/': () => ({ success: true, data: content.statistics }),
    'GET /wp-json/custom/v1/home-banner/': () => ({ data: content.slides }),
    'GET /wp-json/custom/v1/certifications-listing/': () => ({ data: content.certifications }),
    'GET /wp-json/custom/v1/certification/{id}': ({ id }) => {
      const data = content.certificationDetails[id];
      if (data === undefined)
        throw new ResponseOverride(404, { code: 'no_certification', message: 'Invalid certification', data: { status: 404 } });
      return { data };
    },
    'GET /wp-json/custom/v1/event-categories': () => ({ data: content.categories }),
    'GET /wp-json/custom/v1/upcoming-events': ({ query }) => toList(content.upcomingEvents[query.get('category_id') ?? '']),
    'GET /wp-json/custom/v1/active-events/': () => ({ data: content.activeEvents }),
    'GET /wp-json/custom/v1/past-events/': ({ query }) => {
      const [year, category] = [query.get('year'), query.get('category_id')];
      // One year of one program fails, as a broken plugin would.
      if (year === '2021' && category === '94') throw new ResponseOverride(500, criticalErrorPage);
      return toList(content.pastEvents[`${year}-${category}`]);
    },
    // The response for an unknown event has status 200.
    'GET /wp-json/custom-api/v1/event/{id}': ({ id }) => content.eventDetails[id] ?? { error: 'Event not found' },
    'GET /wp-json/custom/v1/related-past-events/{id}': ({ id }) => (id === '801' ? content.relatedEvents : []),
    'GET /wp-json/custom-api/v1/directors': () => ({ data: content.directors }),
    'GET /wp-json/custom-api/v1/past-directors/': () => ({ data: content.pastPresidents }),
    'GET /wp-json/custom/v1/volunteers-list/': () => ({ data: content.volunteers }),
    'GET /wp-json/custom/v1/videos/': () => ({ data: { data: content.videos } }),
    'GET /wp-json/custom/v1/recent-videos/': () => ({ data: { data: content.videos } }),
    'GET /wp-json/custom/v1/user-details': ({ person }) => {
      if (!person)
        throw new ResponseOverride(403, {
          code: 'jwt_auth_invalid_token',
          message: 'Wrong number of segments',
          data: { status: 403 },
        });
      const { role, ID, ...rest } = person;
      return { success: true, ...rest, ID: String(ID), job_role: role };
    },
    'POST /wp-json/custom/v1/send-otp': (call) =>
      findPerson(call) ? { success: true } : { success: false, error: 'This e-mail is not on our list of members.' },
    'POST /wp-json/custom/v1/verify-otp': (call) => {
      const person = findPerson(call);
      if (!person || readTextField(call, 'otp') !== PASSCODE) return { success: false, error: 'That passcode is wrong.' };
      const token = randomUUID();
      sessions.set(token, person);
      return { success: true, data: { token } };
    },
  };
  return { handlers, sessions };
}
