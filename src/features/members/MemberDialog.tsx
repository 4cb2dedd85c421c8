import { object, string, type InferType, type ISchema } from 'yup';
import { describeInvalidEmail } from '../../../shared/addresses.ts';
import { cleanNumber, MEMBER_FIELDS, MOBILE_PATTERN, MOBILE_REFUSAL, type MemberField } from '../../../shared/memberFields.ts';
import { useAddMemberMutation, useUpdateMemberMutation, type MemberRole } from '../../api/endpoints/members.ts';
import type { DirectoryMember } from '../../api/models/member.ts';
import { explainFailedWrite } from '../../api/explainFailedWrite.ts';
import { useAppSelector } from '../../api/hooks.ts';
import { createEmailSchema } from '../../ui/form/emailSchema.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { FormSelect } from '../../ui/form/FormSelect.tsx';
import { FormTextField } from '../../ui/form/FormTextField.tsx';
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
  const adminId = useAppSelector((state) => state.user._id) ?? '';
  const [add] = useAddMemberMutation();
  const [update] = useUpdateMemberMutation();
  const save = async (values: Values, before: Values): Promise<void> => {
    const memberValues = { ...values, role: values.role as MemberRole };
    if (member === null) {
      showToast(await add(memberValues).unwrap(), 'success', 'member');
      return;
    }
    const memberChange = Object.fromEntries(
      Object.entries(memberValues).filter(([field, value]) => value !== before[field as keyof Values]),
    );
    if (Object.keys(memberChange).length > 0) {
      showToast(await update({ memberId: member.id, memberChange }).unwrap(), 'success', 'member');
    }
  };
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      width="sm"
      title={member === null ? 'Add a member' : 'Edit a member'}
      schema={schema}
      initialValues={member === null ? schema.getDefault() : valuesOf(member)}
      draftName={`member-${adminId}-${member?.id ?? ''}`}
      onSave={save}
      explainFailure={(error) => explainFailedWrite(error, 'The member', member === null ? 'addMember' : 'updateMember')}
      saveLabel={member === null ? 'Add' : 'Save'}
    >
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
    </FormDialog>
  );
}
