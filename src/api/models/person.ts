import type { Picture } from './picture.ts';

/** A member of the board (ABOUT-02). */
export interface Director {
  id: string;
  name: string;
  designation: string;
  /** Years of the term as shown, e.g. `2025 - 2028`; empty when not given. */
  fromTo: string;
  email: string | null;
  linkedin: string | null;
  photo: Picture | null;
}

/** A past president (ABOUT-02). */
export interface PastPresident {
  name: string;
  role: string;
  designation: string;
  /** Years of office as shown, e.g. `2019 - 2022`. */
  fromTo: string;
  linkedin: string | null;
  photo: Picture | null;
}

/** A volunteer (VOL-02). */
export interface Volunteer {
  name: string;
  /** Department; `Other` when the content system names none. */
  department: string;
  photo: Picture | null;
}
