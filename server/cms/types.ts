import type { EventStatusName } from '../../shared/eventStatus.ts';
import type { Place } from './contentError.ts';
import type { Pictures } from './pictures.ts';
import type { When } from './when.ts';

/** Types of the content files. Fields that are sent unchanged have the same names as in the CMS, even misspelt ones. */

export type PictureName = string;
/** Markdown in the file, HTML in responses. */
export type Markdown = string;

export interface Statistic {
  number: string | number;
  content: string;
}

export interface Slide {
  background_image: PictureName;
  banner: PictureName;
  title: string;
  sub_content: string;
  read_more_button_link: string;
  read_more_button_title?: string;
  is_backgroud_purple?: boolean;
  hidden?: boolean;
}

export interface Category {
  id: number;
  name: string;
  description: Markdown;
  image: PictureName;
}

export interface Speaker {
  name: string;
  designation: string;
  linkedin?: string;
  image?: PictureName;
}

/** How an event takes registrations on this site. */
export interface EventRegistration {
  seats: number;
  /** First day of registration; absent: it is open from the start. */
  opens?: string;
  /** Last day of registration; absent: it is open until the event begins. */
  closes?: string;
  members_only?: boolean;
  waiting_list?: boolean;
  payment?: string;
}

/** Front matter of an event's Markdown file; the text below is the description. */
export interface EventFields {
  id: number;
  title: string;
  category: string;
  when: When;
  /** Displayed time, for example `6:30 pm to 8:00 pm`. */
  time?: string;
  venue?: string;
  /** In rupees (0 when the event is free), or a text. */
  fee?: number | string;
  brief_content: string;
  featured_image?: PictureName;
  register_button_link?: string;
  /** Registration on this site. Days are `YYYY-MM-DD` in Asia/Kolkata. */
  registration?: EventRegistration;
  sold_out?: boolean;
  /** Seats that are left. */
  seats?: number;
  /** What became of the announced event. */
  status?: EventStatusName;
  status_reason?: string;
  /** What a moved event had before; only with this status, and at least one of the three. */
  moved_from?: { when?: When; time?: string; venue?: string };
  /** URL of the slides of a past event. */
  slides?: string;
  recording?: string;
  /** Professional development units by category of the talent triangle; multiples of 0.25. */
  pdus?: { ways_of_working?: number; power_skills?: number; business_acumen?: number };
  speakers?: Speaker[];
  audience?: { title: string; content: Markdown };
  professional_certifications?: { title: string; certifications: Markdown };
  key_experience?: { title: string; points: Markdown };
  about_speaker?: Markdown;
  fees_right_section?: { label: string; image: PictureName; linkfile: string }[];
}

export interface ChapterEvent extends EventFields {
  description: Markdown;
}

/** A course. Its days are a text with the month, or a number of weekends after a period from today. */
export type Batch = ({ month: string; dates: string[] } | { in: string; weekends: number }) & {
  /** Seats that are left in the course. */
  seats?: number;
  /** Registration of this course alone. */
  register_link?: string;
};

/** Front matter of a certification's Markdown file; the text below is the long description. */
export interface CertificationFields {
  cert_id: number;
  certification_name: string;
  shortform: string;
  experience: string;
  short_description: string;
  right_corner_icon: PictureName;
  background_image: PictureName;
  inner_icon: PictureName;
  register_link?: string;
  schedule_title: string;
  schedule_description: Markdown;
  upcoming_batches: Batch[];
  why_pmp_title: string;
  why_pmp_description: Markdown;
  why_pmp_image: PictureName;
  why_pmp_image_alt: string;
  training_fees_title: string;
  /** Whole rupees, or text. */
  fees_for_members: string | number;
  fees_for_non_members: string | number;
  what_you_receive_points: string[];
  explore_pmp_certification_on_pmi: string;
}

export interface Certification extends CertificationFields {
  long_description: Markdown;
}

export interface Director {
  id: number;
  name: string;
  designation: string;
  email: string;
  from_to?: string;
  linkedin?: string;
  profile_picture?: PictureName;
}

export interface PastPresident {
  name: string;
  role: string;
  designation: string;
  from_to: string;
  linkedin?: string;
  profile_picture?: PictureName;
}

export interface Volunteer {
  name: string;
  department?: string;
  profile_picture?: PictureName;
}

export interface Video {
  id: number;
  title: string;
  brief: string;
  vimeo_embed_url?: string;
  featured_image?: PictureName;
}

/** All content, read and validated together. */
export interface Content {
  statistics: Statistic[];
  slides: Slide[];
  categories: Category[];
  events: ChapterEvent[];
  certifications: Certification[];
  directors: Director[];
  pastPresidents: PastPresident[];
  volunteers: Volunteer[];
  videos: Video[];
  pictures: Pictures;
  /** Place of each entry in the content files, for messages. */
  origins: ReadonlyMap<object, Place>;
}
