/** Every endpoint of the site, with its tags and models. */
export * from '../../../src/api/endpoints/applications.ts';
export * from '../../../src/api/endpoints/board.ts';
export * from '../../../src/api/endpoints/certifications.ts';
export * from '../../../src/api/endpoints/content.ts';
export * from '../../../src/api/endpoints/editing.ts';
export * from '../../../src/api/endpoints/events.ts';
export * from '../../../src/api/endpoints/jobs.ts';
export * from '../../../src/api/endpoints/members.ts';
export * from '../../../src/api/endpoints/moderation.ts';
export * from '../../../src/api/endpoints/pdus.ts';
export * from '../../../src/api/endpoints/registrations.ts';
export * from '../../../src/api/endpoints/reminders.ts';
export * from '../../../src/api/endpoints/people.ts';
export * from '../../../src/api/endpoints/session.ts';
export * from '../../../src/api/endpoints/system.ts';
