import { eventDate, inDays } from './days.ts';

/** Texts by which tests find the content on pages. Both the active and the upcoming event are in the future. */
export const texts = {
  slide: 'Plan the river, not the rain',
  statistic: 'Volunteers on call',
  certification: 'PMP®Certification Training',
  category: 'PM Footprints',
  activeEvent: 'Ghat Road Leadership Walk',
  upcomingEvent: 'Tea Garden Agile Day',
  pastEvent: 'Monsoon Planning Retreat',
  relatedEvent: 'Kodagu Risk Clinic',
  director: 'Leela Bopanna',
  pastPresident: 'Harish Kamath',
  volunteer: 'Zubin Contractor',
  video: 'Estimating a footbridge',
  otherVideo: 'Nine minutes on scope',
};

const createPicture = (name: string, alt = '') => ({ url: `/wp-content/uploads/2026/01/${name}`, alt });

export const eventIds = { active: 801, upcoming: 802, past: 701 };
export const videoIds = { bridge: 51, scope: 52 };

/** Creates the content, with the given number of active events, at least two. */
export function makeContent(origin: string, eventCount: number) {
  const absoluteUrl = (name: string) => `${origin}/wp-content/uploads/2026/01/${name}`;

  const certifications = [
    {
      certification_name: texts.certification,
      shortform: 'PMP®',
      experience: '36 months of leading projects',
      short_description: '<p>Four weekends with the <strong>river crew</strong>.</p>',
      permalink: `${origin}/trainings/pmp/`,
      cert_id: '2691',
      right_corner_icon: createPicture('pmp.svg'),
      background_image: { url: absoluteUrl('weekend.svg') },
    },
    {
      certification_name: 'PMI-ACP Training',
      shortform: 'PMI-ACP',
      experience: '',
      short_description: 'Agile practice &#8211; by doing it.',
      permalink: false,
      cert_id: 2722,
      right_corner_icon: false,
      background_image: false,
    },
    { certification_name: 'Disciplined Agile Scrum Master (DASM) Certification', shortform: 'DASM', cert_id: 2726 },
  ];

  const certificationDetails: Record<string, unknown> = {
    2691: {
      ...certifications[0],
      inner_icon: createPicture('pmp.svg', 'PMP badge'),
      long_description: '<p>Prepare for the exam beside people who run dams, metros and theatres.</p>',
      register_link: 'https://register.example.org/pmp',
      schedule_title: 'Next batches on the river',
      schedule_description: 'Weekends, 9 am to 5 pm',
      why_pmp_title: 'Why take it here',
      why_pmp_description: '<ul><li>Small groups</li></ul>',
      why_pmp_image: createPicture('weekend.svg', 'A class on the river bank'),
      training_fees_title: 'What it costs',
      fees_for_members: '16500',
      fees_for_non_members: 19800,
      upcoming_batches_dates: [
        { month: 'December', dates: ['05', '06', 12, 13] },
        { month: 'January', dates: '' },
      ],
      what_you_receive_points: ['A printed plan of study', 'Thirty-five contact hours', 'Two mock exams'],
      explore_pmp_certification_on_pmi: 'https://certification.example.org/pmp',
    },
    2722: {
      ...certifications[1],
      inner_icon: false,
      long_description: 'Two weekends of practice.',
      register_link: '',
      upcoming_batches_dates: false,
      what_you_receive_points: false,
      fees_for_members: '',
      fees_for_non_members: false,
      why_pmp_image: false,
    },
    2726: { cert_id: '2726', certification_name: certifications[2]?.certification_name },
  };

  const active = {
    event_id: eventIds.active,
    title: texts.activeEvent,
    brief_content: '<p>Six kilometres, three conversations.</p>',
    event_time: eventDate(inDays(12)),
    featured_image: createPicture('walk.svg'),
    event_category: [{ name: texts.category }],
    register_button_link: 'https://register.example.org/walk',
  };
  const upcoming = {
    id: String(eventIds.upcoming),
    title: texts.upcomingEvent,
    brief_content: false,
    event_time: eventDate(inDays(30)),
    featured_image: { url: absoluteUrl('tea.svg') },
    event_category: false,
    register_button_link: '',
  };
  const createEveningEvent = (number: number) => ({
    ...upcoming,
    id: 900 + number,
    title: `Evening ${number}`,
    event_time: eventDate(inDays(40 + number)),
  });
  const pastEvent = {
    event_id: eventIds.past,
    title: texts.pastEvent,
    brief_content: 'Two days under one umbrella.',
    event_time: eventDate(inDays(-200)),
    featured_image: false,
  };

  const eventDetails: Record<string, unknown> = {
    [eventIds.active]: {
      event_title: texts.activeEvent,
      event_category: [{ name: texts.category }],
      date_time: `${eventDate(inDays(12))} | 6:30 am`,
      speakers: [
        {
          name: 'Gopal Shenoy',
          linkedin: 'https://www.linkedin.com/in/gopal-shenoy-example',
          designation: 'Trail engineer',
          image: '/wp-content/uploads/2026/01/gopal.png',
        },
        { name: 'Rukmini A', linkedin: '', designation: false, image: false },
      ],
      register_button_link: 'https://register.example.org/walk',
      featured_image: createPicture('walk.svg', 'The ghat road'),
      description: `<p>We walk and talk. <img src="/wp-content/uploads/2026/01/route.svg" alt="The route"> <img src="${origin}/wp-content/themes/river/map.svg" alt="The map"></p><p><a href="/membership">Members</a> walk free.</p>`,
      audience: { title: 'Who walks along', content: '<p>Anyone with shoes.</p>' },
      professional_certifications: { title: 'What it counts for', certifications: ['Three PDUs'] },
      key_experience: { title: 'What you take home', points: ['A plan', 'A blister'] },
      about_speaker: '<p>Gopal builds trails.</p>',
      fees_right_section: [{ linkfile: absoluteUrl('fees.pdf'), image: createPicture('fees.svg'), label: 'Fees of the walk' }],
    },
    [eventIds.upcoming]: { event_title: texts.upcomingEvent, date_time: eventDate(inDays(30)), speakers: false, audience: false },
    [eventIds.past]: { event_title: texts.pastEvent, event_category: '', date_time: eventDate(inDays(-200)), description: '<p>It rained.</p>' },
  };

  return {
    statistics: [
      { number: '1,240', content: 'Members by the river' },
      { number: 98, content: texts.statistic },
      { number: '17+', content: 'Walks a year' },
      { number: '27', content: 'Years' },
    ],
    slides: [
      {
        background_image: absoluteUrl('river.svg'),
        banner: '/wp-content/uploads/2026/01/boats.svg',
        title: texts.slide,
        sub_content: 'A chapter of people who finish things',
        read_more_button_link: '/membership',
        read_more_button_title: 'Join the crew',
        // The field's name is spelled as the content system spells it.
        is_backgroud_purple: '1',
      },
      { background_image: false, banner: absoluteUrl('gone.png'), title: '', sub_content: false, read_more_button_link: '#', is_backgroud_purple: false },
    ],
    certifications,
    certificationDetails,
    categories: [
      { id: 55, name: 'E&amp;C Footprints', description: '<p>Engineering and construction.</p>', image: false },
      { id: '56', name: texts.category, description: 'Evenings on <em>one</em> question each.', image: '/images/footprints.svg' },
      { id: 79, name: 'PM Outreach', description: '' },
      { id: 59, name: 'Conferences', description: false, image: absoluteUrl('hall.svg') },
      { id: 94, name: 'PM Enrich', description: 'For those who have been at it a while.' },
      { id: 57, name: 'PM Open Space' },
    ],
    activeEvents: [active, upcoming, ...Array.from({ length: eventCount - 2 }, (_, index) => createEveningEvent(index + 1))],
    upcomingEvents: { 56: [upcoming, active] } as Record<string, unknown[]>,
    pastEvents: {
      [`${inDays(-200).getFullYear()}-56`]: [pastEvent],
      '2023-79': [{ ...pastEvent, event_id: 702, title: texts.relatedEvent, event_time: '14 Aug 23' }],
    } as Record<string, unknown[]>,
    eventDetails,
    relatedEvents: [{ featured_img: absoluteUrl('risk.svg'), title: texts.relatedEvent, date: '14 Aug 23', event_id: '702', event_category: [] }],
    directors: [
      {
        id: 1,
        name: texts.director,
        designation: 'President',
        email: 'president@example.org',
        linkedin: 'https://www.linkedin.com/in/leela-bopanna-example',
        profile_picture: createPicture('leela.png', 'Leela Bopanna'),
      },
      { id: '2', name: 'Farida Merchant', designation: 'Finance', email: '', linkedin: false, profile_picture: false },
    ],
    pastPresidents: [
      { name: texts.pastPresident, role: 'President', designation: 'Founder', from_to: '1998 - 2001', linkedin: '', profile_picture: absoluteUrl('harish.png') },
      { name: 'Nalini Rego', role: 'President', from_to: '2001 - 2004', profile_picture: false },
    ],
    volunteers: [
      { name: texts.volunteer, department: 'Walks', profile_picture: createPicture('zubin.png') },
      { name: 'Anil Hegde', department: 'Membership', profile_picture: createPicture('gone.png') },
      { name: 'Sita Bhat', department: false, profile_picture: false },
    ],
    videos: [
      {
        id: videoIds.bridge,
        title: texts.video,
        brief: 'With a rope and a ruler.',
        vimeo_embed_url: 'https://player.vimeo.com/video/76979871?h=8272103f6e',
        featured_image: createPicture('bridge.svg'),
      },
      { id: videoIds.scope, title: texts.otherVideo, brief: false, vimeo_embed_url: '', featured_image: false },
    ],
  };
}
