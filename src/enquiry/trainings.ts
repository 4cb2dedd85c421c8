import type { Option } from '../ui/form/FormSelect.tsx';

/** The training that an enquiry can be about in the documents' words (CONT-06). */
const TRAININGS: readonly string[] = ['PMP Training(ATP Accredited)'];

/** What can be chosen: the documents' training first, then those of the page; one that a link asks for is among them. */
export const subjectOptions = (more: readonly string[]): Option[] =>
  [...new Set([...TRAININGS, ...more])].map((name) => ({ value: name, label: name }));
