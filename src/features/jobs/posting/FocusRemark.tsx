import { useEffect, useRef } from 'react';
import { focusField } from '../focusField.ts';

/** Focuses the field of a remark once, when the form is rendered. */
export function FocusRemark({ field }: { field: string }): null {
  const hasFocused = useRef(false);
  useEffect(() => {
    if (hasFocused.current) return;
    hasFocused.current = true;
    focusField(field);
  }, [field]);
  return null;
}
