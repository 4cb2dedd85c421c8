import { chapter } from '../../shared/chapter.ts';

/** What makes this site the site of one particular chapter. Another chapter changes this file and the content. */
export const siteConfig = {
  name: chapter.name,
  tagline: 'Project people of the Kaveri region, learning together since 1998',
  description: 'Certification training, events, volunteering and a job board for project professionals of the Kaveri region.',
  foundedYear: 1998,
  language: 'en',
  supportEmail: chapter.supportEmail,
  address: [chapter.name, '14 Riverbank Road, Srirangam', 'Tiruchirappalli 620006, Tamil Nadu'],
  phones: ['+91 431 555 0142', '+91 431 555 0187'],
  /** Where memberships are sold; opened in a new window (MEMB-01). */
  membershipShop: 'https://www.example.org/membership-shop',
  social: [
    { name: 'LinkedIn', href: 'https://www.linkedin.com/company/kaveri-chapter-example' },
    { name: 'YouTube', href: 'https://www.youtube.com/@kaveri-chapter-example' },
    { name: 'Instagram', href: 'https://www.instagram.com/kaveri.chapter.example' },
  ],
  /** Languages the translation widget offers besides the page's own (NAV-06). */
  translations: [
    { code: 'en', name: 'English' },
    { code: 'hi', name: 'हिन्दी' },
    { code: 'ta', name: 'தமிழ்' },
    { code: 'kn', name: 'ಕನ್ನಡ' },
    { code: 'ml', name: 'മലയാളം' },
  ],
  /** Speakers whose events show SOLD OUT in place of Register (EVT-07). */
  soldOutSpeakers: ['Meenakshi Sundaram'],
} as const;
