import { useEffect, useRef } from 'react';
import { focusField } from '../focusField.ts';

/** Focuses the field of a remark once, when the form is rendered. */
export function ToRemark({ field }: { field: string }): null {
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    focusField(field);
  }, [field]);
  return null;
}
