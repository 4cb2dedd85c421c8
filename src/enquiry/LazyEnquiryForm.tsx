import { lazy, Suspense } from 'react';
import type { EnquiryFormProps } from './EnquiryForm.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';

const Form = lazy(() => import(/* webpackChunkName: "enquiry" */ './EnquiryForm.tsx'));

/** An enquiry form inside a page about something else: its fields are a chunk of their own (NPO-01). */
export function LazyEnquiryForm(props: EnquiryFormProps): React.JSX.Element {
  return (
    <Suspense fallback={<FormSkeleton form={props.form} />}>
      <Form {...props} />
    </Suspense>
  );
}
