import { getIn, setIn, type FormikErrors, type FormikValues } from 'formik';
import { enterChecked, enterChoice, enterText, isCheckable, isTextField, type TextField } from '../../lib/fieldValue.ts';

/** Returns whether a field shows a value. Browsers change some values, such as the line breaks of a text, before they show them. */
function showsText(field: TextField, value: string): boolean {
  const probe = field.cloneNode() as TextField;
  probe.value = value;
  return probe.value === field.value;
}

function enterField(field: Element, value: unknown): void {
  if (isCheckable(field) && typeof value === 'boolean') {
    if (field.checked !== value) enterChecked(field, field.checked);
  } else if (typeof value !== 'string') return;
  else if (isCheckable(field)) {
    if (field.checked && field.value !== value) enterChecked(field, true);
  } else if (isTextField(field)) {
    // What is typed into a combobox is not its value.
    if (field.getAttribute('role') !== 'combobox' && !showsText(field, value)) enterText(field, field.value);
  } else if (field instanceof HTMLSelectElement) {
    // A list that lacks the value shows another option, which nobody has chosen.
    const isListed = [...field.options].some((option) => option.value === value);
    if (isListed && field.value !== value) enterChoice(field, field.value);
  }
}

/**
 * Passes on to Formik what the fields of a form show but Formik does not have, because it was filled in without an event. Some password
 * managers do that. Skips fields that nobody can reach, such as a trap for programs.
 * @param values the form's present values
 */
export function enterSilentInput(form: HTMLFormElement, values: FormikValues): void {
  for (const field of form.elements) {
    if (field instanceof HTMLElement && field.tabIndex >= 0 && field.hasAttribute('name')) {
      enterField(field, getIn(values, field.getAttribute('name') ?? ''));
    }
  }
}

/** Returns the errors of date fields in which only a part of a date was typed. Browsers give such a field an empty value. */
export function findUnfinishedDates(form: HTMLFormElement): FormikErrors<FormikValues> {
  const dates = [...form.elements].filter((field) => field instanceof HTMLInputElement).filter(({ type }) => type === 'date');
  const names = dates.filter(({ validity }) => validity.badInput).map(({ name }) => name);
  return names.reduce<object>((errors, name) => setIn(errors, name, 'Please enter the whole date') as object, {});
}
