import { memo, type ComponentType } from 'react';
import { useFormField, type FormField } from './useFormField.ts';

/**
 * A field in two: a thin part that follows the form, which formik tells of every key in any field, and the control, which
 * is drawn again only when something of it has changed. A key in a long form then costs one field.
 */
export function followingForm<Value, Props extends { name: string }>(
  Control: ComponentType<Props & { field: FormField<Value> }>,
): (props: Props) => React.JSX.Element {
  const Drawn = memo(Control) as unknown as typeof Control;
  return function FormControl(props) {
    return <Drawn {...props} field={useFormField<Value>(props.name)} />;
  };
}
