import type { Option } from '../ui/form/FormSelect.tsx';

/** The specification's training (CONT-06). */
const TRAININGS: readonly string[] = ['PMP Training(ATP Accredited)'];

/** Returns the options: the specification's training, then the given trainings, each once. */
export const subjectOptions = (trainings: readonly string[]): Option[] =>
  [...new Set([...TRAININGS, ...trainings])].map((name) => ({ value: name, label: name }));
