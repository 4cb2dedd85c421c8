import { listEventFacts, type EventTerms } from '../../../src/lib/eventFacts.ts';
import { shortenVenue } from '../../../src/lib/venue.ts';

const unknown: EventTerms = { date: '', venue: '', fee: null, pdus: null, seats: null };
const event: EventTerms = {
  date: '3 Dec 2026, 6:30 PM to 8:00 PM',
  venue: 'Chapter House, 14 Riverbank Road, Srirangam',
  fee: '₹400, members &amp; students <b>₹250</b>',
  pdus: { waysOfWorking: 1, powerSkills: 0.5, businessAcumen: 0 },
  seats: 9,
};
const shortFacts = (terms: Partial<EventTerms>, options?: { isPast: boolean }) =>
  listEventFacts({ ...unknown, ...terms }, options)
    .map(({ short }) => short)
    .filter((text) => text !== '');

it('[EVT-01] facts are time, place, fee, units and seats, short in lists and in full on the page of the event', () => {
  expect(shortFacts(event)).toEqual([
    'Thu, 6:30 PM to 8:00 PM',
    'Chapter House, Srirangam',
    '₹400, members & students ₹250',
    '1.5 PDUs',
    '9 seats left',
  ]);
  expect(listEventFacts(event).map(({ text }) => text)).toEqual([
    '6:30 PM to 8:00 PM',
    'Chapter House, 14 Riverbank Road, Srirangam',
    '₹400, members & students ₹250',
    '1 Ways of Working, 0.5 Power Skills',
    '9 seats left',
  ]);
});

it('[EVT-01] unknown facts are left out, and without hours the weekday is written out', () => {
  expect(shortFacts({})).toEqual([]);
  expect(shortFacts({ date: 'soon' })).toEqual([]);
  expect(shortFacts({ date: '14 Jan 2027 - 15 Jan 2027', venue: 'Online' })).toEqual(['Thursday to Friday', 'Online']);
  expect(shortFacts({ date: '14 Jan 2027 - 15 Jan 2027, 9:30 AM to 5:00 PM' })).toEqual(['Thu to Fri, 9:30 AM to 5:00 PM']);
  expect(shortFacts({ date: '2027-01-14 to 2027-01-15, 9:30 AM to 5:00 PM' })).toEqual(['Thu to Fri, 9:30 AM to 5:00 PM']);
});

it.each([
  [0, 'Free'],
  ['0', 'Free'],
  ['1200', '₹1,200'],
  [99.5, '₹100'],
])('[FMT-01] the fee %j is %s', (fee, text) => {
  expect(shortFacts({ fee })).toEqual([text]);
});

it.each([
  [0, ['No seats left']],
  [1, ['1 seat left']],
])('%i seats are described', (seats, text) => {
  expect(shortFacts({ seats })).toEqual(text);
});

it('a past event has only its place and its units in lists', () => {
  expect(shortFacts({ ...event, pdus: 2 }, { isPast: true })).toEqual(['Chapter House, Srirangam', '2 PDUs']);
});

it.each([
  ['Online', 'Online'],
  ['Online (the link follows by mail)', 'Online'],
  ['The new barrage; the bus leaves Chapter House, Srirangam', 'The new barrage'],
  ['Riverside Hall, Tiruchirappalli', 'Riverside Hall, Tiruchirappalli'],
  ['Hall 2, Block C, 4 Lake Road, Thanjavur', 'Hall 2, Thanjavur'],
  ['(to be announced)', '(to be announced)'],
  ['', ''],
])('the place “%s” is “%s” in a row', (venue, text) => {
  expect(shortenVenue(venue)).toBe(text);
});
