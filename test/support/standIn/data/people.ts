/** The code that every login accepts. */
export const PASSCODE = '246810';

export interface Person {
  /** The member's number in the content system. */
  ID: number;
  /** The member's id in the job backend. */
  _id: string;
  name: string;
  email: string;
  /** `false` when it is missing, as WordPress sends an empty field. */
  membership_number: string | false;
  profile_picture: string | false;
  role: string;
}

export const member: Person = {
  ID: 311,
  _id: '66a0000000000000000000a1',
  name: 'Meera Pillai',
  email: 'meera@example.org',
  membership_number: '7345120',
  profile_picture: '/wp-content/uploads/2026/01/meera.png',
  role: 'user',
};

export const employer: Person = {
  ID: 312,
  _id: '66a0000000000000000000b2',
  name: 'Edwin D&#8217;Souza',
  email: 'edwin@example.org',
  membership_number: false,
  profile_picture: false,
  role: 'user',
};

export const admin: Person = {
  ID: 313,
  _id: '66a0000000000000000000c3',
  name: 'Adila Khan',
  email: 'adila@example.org',
  membership_number: '5501977',
  profile_picture: false,
  role: 'admin',
};

export const people = [member, employer, admin];
