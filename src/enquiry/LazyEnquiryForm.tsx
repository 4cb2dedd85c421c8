import { Box } from '@mui/material';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import type { Explanation } from '../api/errors.ts';
import { readDraft } from '../ui/form/draftStorage.ts';
import { Failure } from '../ui/page/Failure.tsx';
import { servedOnly } from '../ui/servedOnly.ts';
import { draftOf } from './drafts.ts';
import type { EnquiryFormProps, Typed } from './EnquiryForm.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';
import { explainMailFailure } from './mailFailure.ts';
import { tendServedForm } from './servedForm.ts';

type Code = ComponentType<EnquiryFormProps>;

const load = async (): Promise<Code> => (await import(/* webpackChunkName: "enquiry" */ './EnquiryForm.tsx')).default;

/** On the server only, which waits for it. */
const Served = lazy(async () => ({ default: await load() }));

const NOT_LOADED: Explanation = {
  text: 'The form could not be loaded.',
  hint: 'Please check your connection and try again.',
  kind: 'network',
  retryMayHelp: true,
  loginMayHelp: false,
};

/** A form that the browser itself has to make: its skeleton until the code is there. */
function Awaited({ onCode, form }: { form: EnquiryFormProps['form']; onCode: (code: Code) => void }): React.JSX.Element {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = !failed;
    if (wanted) {
      load().then(
        (code) => wanted && onCode(code),
        () => wanted && setFailed(true),
      );
    }
    return () => {
      wanted = false;
    };
  }, [failed, onCode]);
  return failed ? <Failure failure={NOT_LOADED} onRetry={() => setFailed(false)} /> : <FormSkeleton form={form} />;
}

/**
 * One of the enquiry forms in its place on a page. Its fields, checks and mail library are much code: what the server has
 * written stands there as it is until somebody touches it, then the code comes and takes over what was typed; without
 * scripts the browser posts it. A page that is opened within the site shows a skeleton of its size for a moment.
 */
export function LazyEnquiryForm(props: EnquiryFormProps): React.JSX.Element {
  const { form } = props;
  const root = useRef<HTMLDivElement>(null);
  const [mode, setMode] = useState<'served' | 'awaited'>('served');
  const [here, setHere] = useState<{ Code: Code; typed?: Typed } | null>(null);
  const [failure, setFailure] = useState<Explanation | null>(null);
  const [onCode] = useState(() => (Code: Code) => setHere({ Code }));

  // In the commit: a place without its skeleton must not be seen.
  useLayoutEffect(() => {
    const place = root.current;
    if (place === null || here !== null || mode === 'awaited') return undefined;
    // Nothing is served, or something was typed before a reload: the form itself is needed.
    if (place.querySelector('form') === null) return setMode('awaited');
    const stop = tendServedForm({
      form,
      root: place,
      load,
      replace: (Code, typed) => flushSync(() => setHere({ Code, typed })),
      onFailure: (error) => setFailure(explainMailFailure(error)),
    });
    if (readDraft(draftOf(form)) !== null) place.dispatchEvent(new Event('change'));
    return stop;
  }, [form, here, mode]);

  return (
    <Box ref={root}>
      {here !== null ? (
        <here.Code {...props} typed={here.typed} />
      ) : mode === 'awaited' ? (
        <Awaited form={form} onCode={onCode} />
      ) : (
        <div
          {...servedOnly(
            <Suspense>
              <Served {...props} />
            </Suspense>,
          )}
        />
      )}
      {here === null && failure !== null && <Failure failure={failure} />}
    </Box>
  );
}
