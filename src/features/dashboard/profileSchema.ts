import { boolean, object, string, type InferType } from 'yup';
import { ENQUIRY_MESSAGES, MIN_LENGTHS, CLEANED_MOBILE_PATTERN } from '../../../shared/enquiry.ts';
import { MEMBER_FIELDS } from '../../../shared/memberFields.ts';
import type { User } from '../../api/session/userSlice.ts';
import { phoneDigits } from '../../lib/digits.ts';
import { pictureFile } from '../../ui/picture/pictureFile.ts';

/** Maximum number of digits of a mobile number with its country code. */
export const MAX_DIGITS = 15;

/** @param storedMobile the stored number, which is always valid, because an admin may have entered it in another format */
export const schemaFor = (storedMobile: string) =>
  object({
    name: string()
      .trim()
      .default('')
      .required(ENQUIRY_MESSAGES.name.missing)
      .min(MIN_LENGTHS.name, ENQUIRY_MESSAGES.name.wrong)
      .max(MEMBER_FIELDS.name.maxLength, 'This name is too long'),
    mobileNumber: string()
      .defined()
      .default('')
      .test(
        'mobile',
        ENQUIRY_MESSAGES.mobile.wrong,
        (number) => number === '' || number === storedMobile || CLEANED_MOBILE_PATTERN.test(number),
      ),
    picture: pictureFile,
    removesPicture: boolean().defined().default(false),
  });

export type ProfileValues = InferType<ReturnType<typeof schemaFor>>;

export const valuesOf = ({ name, mobileNumber }: User): ProfileValues => ({
  name: name ?? '',
  mobileNumber: phoneDigits(mobileNumber ?? '', MAX_DIGITS),
  picture: null,
  removesPicture: false,
});
