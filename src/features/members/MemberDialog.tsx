import { DialogActions, DialogContent, DialogTitle } from '@mui/material';
import type { FormikHelpers } from 'formik';
import { useId, useState } from 'react';
import { object, string, type InferType, type ISchema } from 'yup';
import { describeInvalidEmail } from '../../../shared/addresses.ts';
import { cleanNumber, MEMBER_FIELDS, MOBILE_PATTERN, MOBILE_REFUSAL, type MemberField } from '../../../shared/memberFields.ts';
import { useAddMemberMutation, useUpdateMemberMutation, type MemberRole } from '../../api/endpoints/members.ts';
import type { DirectoryMember } from '../../api/models/member.ts';
import type { Explanation } from '../../api/errors.ts';
import { explainFailedWrite } from '../../api/explainFailedWrite.ts';
import { useAppSelector } from '../../api/hooks.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { createEmailSchema } from '../../ui/form/emailSchema.ts';
import { CancelButton, SubmitButton } from '../../ui/form/FormButton.tsx';
import { FormSelect } from '../../ui/form/FormSelect.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { FormTextField } from '../../ui/form/FormTextField.tsx';
import { Failure } from '../../ui/page/Failure.tsx';
import { showToast } from '../../ui/toast/toast.ts';

const { name, email, membershipNumber, mobileNumber } = MEMBER_FIELDS;

const fields = {
  name: string().trim().default('').required('Please enter the name').max(name.maxLength, 'This name is too long'),
  email: createEmailSchema({ missing: 'Please enter the e-mail address', wrong: ({ value }) => describeInvalidEmail(String(value)) }),
  membershipNumber: string().trim().defined().default('').max(membershipNumber.maxLength, 'This number is too long'),
  mobileNumber: string().trim().defined().default('').matches(MOBILE_PATTERN, { message: MOBILE_REFUSAL, excludeEmptyString: true }),
  role: string().required().default('member'),
} satisfies Record<MemberField | 'role', ISchema<string>>;

const schema = object(fields);

type Values = InferType<typeof schema>;

const ROLES = [
  { value: 'member', label: 'Member' },
  { value: 'admin', label: 'Admin' },
];

const valuesOf = (member: DirectoryMember): Values => ({
  name: member.name,
  email: member.email,
  membershipNumber: member.membershipNumber ?? '',
  mobileNumber: member.mobileNumber ?? '',
  role: member.role,
});

interface Props {
  /** null: a new member */
  member: DirectoryMember | null;
  open: boolean;
  onClose: () => void;
}

/** Form of a member. Only changed fields are sent, because another admin may be editing the others. */
export function MemberDialog({ member, open, onClose }: Props): React.JSX.Element {
  const id = useId();
  const adminId = useAppSelector((state) => state.user._id) ?? '';
  const [add] = useAddMemberMutation();
  const [update] = useUpdateMemberMutation();
  const [failure, setFailure] = useState<Explanation | null>(null);
  const [busy, setBusy] = useState(false);
  const close = (): void => {
    setFailure(null);
    onClose();
  };
  const submit = async (values: Values, { resetForm }: FormikHelpers<Values>): Promise<void> => {
    setFailure(null);
    setBusy(true);
    const memberValues = { ...values, role: values.role as MemberRole };
    try {
      if (member === null) showToast(await add(memberValues).unwrap(), 'success', 'member');
      else {
        const before = valuesOf(member);
        const memberChange = Object.fromEntries(
          Object.entries(memberValues).filter(([field, value]) => value !== before[field as keyof Values]),
        );
        if (Object.keys(memberChange).length > 0) {
          showToast(await update({ memberId: member.id, memberChange }).unwrap(), 'success', 'member');
        }
      }
      // Removes the draft.
      resetForm({ values: { ...values } });
      close();
    } catch (error) {
      setFailure(explainFailedWrite(error, 'The member', member === null ? 'addMember' : 'updateMember'));
    } finally {
      setBusy(false);
    }
  };
  const title = member === null ? 'Add a member' : 'Edit a member';
  return (
    <Dialog open={open} onClose={() => !busy && close()} aria-labelledby={`${id}-title`} fullWidth maxWidth="sm">
      <DialogTitle id={`${id}-title`} variant="h3" component="h2">
        {title}
      </DialogTitle>
      <FormShell
        schema={schema}
        {...(member && { initialValues: valuesOf(member) })}
        onSubmit={submit}
        // Contains the saved values, so that an old draft never overwrites later changes.
        draftName={['member', adminId, ...(member === null ? [] : [member.id, ...Object.values(valuesOf(member))])].join('-')}
        label={title}
      >
        <DialogContent sx={{ display: 'grid', gap: 1 }}>
          <FormTextField name="name" label={name.label} maxLength={name.maxLength} autoComplete="off" required />
          <FormTextField
            name="email"
            label={email.label}
            type="email"
            inputMode="email"
            maxLength={email.maxLength}
            autoComplete="off"
            hint="Codes for the login are mailed there."
            required
          />
          <FormTextField
            name="membershipNumber"
            label={membershipNumber.label}
            maxLength={membershipNumber.maxLength}
            clean={cleanNumber}
            autoComplete="off"
            optional
          />
          <FormTextField
            name="mobileNumber"
            label={mobileNumber.label}
            inputMode="tel"
            maxLength={mobileNumber.maxLength}
            clean={cleanNumber}
            autoComplete="off"
            optional
          />
          <FormSelect name="role" label="Role" options={ROLES} hint="An admin moderates jobs and manages members." />
          {failure !== null && <Failure failure={failure} />}
        </DialogContent>
        <DialogActions>
          <CancelButton onCancel={close} />
          <SubmitButton>{member === null ? 'Add' : 'Save'}</SubmitButton>
        </DialogActions>
      </FormShell>
    </Dialog>
  );
}
