import type { Picture } from './picture.ts';

export interface Director {
  id: string;
  name: string;
  designation: string;
  /** Term as displayed, e.g. `2025 - 2028`; empty when absent. */
  term: string;
  email: string | null;
  linkedin: string | null;
  photo: Picture | null;
}

export interface PastPresident {
  name: string;
  role: string;
  designation: string;
  term: string;
  linkedin: string | null;
  photo: Picture | null;
}

export interface Volunteer {
  name: string;
  /** `Other` by default. */
  department: string;
  photo: Picture | null;
}
