import type { FormikHelpers } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { APPLICATION_FIELDS } from '../../../../shared/applicationFields.ts';
import { useApplyForJobMutation } from '../../../api/endpoints/applications.ts';
import { refusedField, type Explanation } from '../../../api/errors.ts';
import { explainFailedWrite } from '../../../api/explainFailedWrite.ts';
import { paths } from '../../../config/paths.ts';
import { removeDraft } from '../../../ui/form/draftStorage.ts';
import { showFailure } from '../../../ui/toast/showFailure.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { focusField, showRefusal } from '../formFields.ts';
import { toSentValues, type ApplicationValues } from './schema.ts';

/** A valid form that is sent when the member accepts the terms. */
interface PendingSubmission {
  values: ApplicationValues;
  helpers: FormikHelpers<ApplicationValues>;
}

export interface Application {
  /** Whether the terms dialog is open. */
  isConfirming: boolean;
  /** Opens the terms dialog for a valid form. */
  requestConfirmation(values: ApplicationValues, helpers: FormikHelpers<ApplicationValues>): Promise<void>;
  accept(): Promise<void>;
  decline(): void;
  isSending: boolean;
  /** Aborts the upload. */
  stop(): void;
  failure: Explanation | null;
  clearFailure(): void;
}

/**
 * Shows the terms and submits an application once. Input is kept on failure.
 * @param draftName name of the form's draft, which is removed once the application is sent
 */
export function useApplication(jobId: string, userId: string, draftName: string): Application {
  const navigate = useNavigate();
  const [apply] = useApplyForJobMutation();
  const [pendingSubmission, setPendingSubmission] = useState<PendingSubmission | null>(null);
  const [stop, setStop] = useState<(() => void) | null>(null);
  const [failure, setFailure] = useState<Explanation | null>(null);
  /** The field that the server refused; a new object for each refusal, so that the field is focused again. */
  const [refusedFocus, setRefusedFocus] = useState<{ field: string } | null>(null);
  // Runs after the closed dialog has returned the focus to the button.
  useEffect(() => {
    if (refusedFocus !== null) focusField(refusedFocus.field);
  }, [refusedFocus]);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const send = async (submission: PendingSubmission): Promise<void> => {
    const { cv, ...rest } = submission.values;
    if (cv === null) return;
    let isStopped = false;
    const call = apply({ ...toSentValues(rest), cv, jobId, userId });
    setStop(() => () => {
      isStopped = true;
      call.abort();
    });
    try {
      const message = await call.unwrap();
      removeDraft(draftName);
      showToast(message || 'Your application was sent', 'success', 'apply');
      submission.helpers.resetForm();
      // The visitor may have left the page.
      if (isMounted.current) void navigate(paths.dashboardJobs);
    } catch (error) {
      if (isStopped) return showToast('The upload was cancelled. Your application was not sent.', 'plain', 'apply');
      const explanation = explainFailedWrite(error, 'Your application', 'applyForJob');
      const field = refusedField(error);
      if (isMounted.current && field !== null && Object.hasOwn(APPLICATION_FIELDS, field)) {
        showRefusal(submission, field, explanation.text);
        setRefusedFocus({ field });
        return;
      }
      setFailure(explanation);
      showFailure(error, 'applyForJob', 'apply', { announcedByPage: isMounted.current });
    } finally {
      setStop(null);
    }
  };

  return {
    isConfirming: pendingSubmission !== null,
    requestConfirmation: (values, helpers) => {
      setFailure(null);
      setPendingSubmission({ values, helpers });
      return Promise.resolve();
    },
    accept: () => {
      if (pendingSubmission === null || stop !== null) return Promise.resolve();
      setPendingSubmission(null);
      void send(pendingSubmission);
      return Promise.resolve();
    },
    decline: () => setPendingSubmission(null),
    isSending: stop !== null,
    stop: () => stop?.(),
    failure,
    clearFailure: () => setFailure(null),
  };
}
