import type { PeopleOperations, SavedProfile } from '../../../shared/operations/people.ts';
import type { Member } from '../../platform/contract/types.ts';
import type { MemberRow } from '../../platform/db/schema.ts';
import type { Deps } from '../../jobs/deps.ts';
import { acceptPicture } from '../../platform/files/accept.ts';
import { createFileRepository } from '../../platform/files/repository.ts';
import { getFileAddress, runWithFiles } from '../../platform/files/runWithFiles.ts';
import type { Upload } from '../../platform/files/store.ts';
import { HttpError } from '../../platform/security/httpError.ts';
import { normaliseMemberFields } from './memberFields.ts';
import { changeMember } from './memberRepository.ts';

type ProfileChange = PeopleOperations['updateProfile']['body'];

/** Changes the fields of a profile that members may change themselves. The other fields are for admins (`directory.ts`). */
export interface OwnProfile {
  /**
   * Changes the fields that the form contains.
   * @throws HttpError 400 for an invalid field, a form without changes, several files or an empty file, 401 when the member was erased, 415
   *   for a file that is no picture
   */
  change(member: Member, form: ProfileChange, uploads: readonly Upload[] | undefined): Promise<SavedProfile>;
}

export function createOwnProfile(deps: Pick<Deps, 'db' | 'clock' | 'files' | 'log'>): OwnProfile {
  return {
    async change(member, { name, mobileNumber, removePicture }, uploads) {
      const fields = normaliseMemberFields({ name, mobileNumber });
      if (typeof fields === 'string') throw new HttpError(400, fields);
      const picture = await acceptPicture('picture', uploads, deps.files);
      const changesPicture = picture !== undefined || removePicture !== undefined;
      if (Object.keys(fields).length === 0 && !changesPicture) throw new HttpError(400, 'There is nothing to change.');
      return runWithFiles(deps, picture?.file, async (db, discard) => {
        // The row is locked, because an admin may be changing other fields.
        const before = await db.selectFrom('members').selectAll().where('id', '=', member.id).forNoKeyUpdate().executeTakeFirst();
        if (!before) throw new HttpError(401, 'Please log in first.');
        await changeMember(db, before, fields);
        if (!changesPicture) return serializeProfile({ ...before, ...fields });
        const files = createFileRepository(db);
        discard(await files.removeByMember(member.id));
        const created_at = deps.clock().toISOString();
        if (picture) await files.insert({ id: picture.file.id, kind: picture.kind, created_at, member_id: member.id });
        const profile_picture = picture ? getFileAddress(picture.file.id) : null;
        await db.updateTable('members').set({ profile_picture }).where('id', '=', member.id).execute();
        return serializeProfile({ ...before, ...fields, profile_picture });
      });
    },
  };
}

const serializeProfile = ({ name, mobile_number, profile_picture }: MemberRow): SavedProfile => ({
  success: true,
  message: 'Your profile was saved.',
  name,
  mobileNumber: mobile_number,
  profilePicture: profile_picture,
});
