import { useEffect, useRef } from 'react';
import { focusField } from './focusField.ts';

/** Leads to the field that a remark is about, once, when the form is there. */
export function ToRemark({ field }: { field: string }): null {
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    focusField(field);
  }, [field]);
  return null;
}
