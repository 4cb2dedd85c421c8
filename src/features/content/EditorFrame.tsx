import { Alert, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContentQuery } from '../../api/endpoints/editing.ts';
import { describeError } from '../../api/errors.ts';
import { useAppSelector } from '../../api/hooks.ts';
import { useHasOwnContentSystem } from '../../config/SettingsContext.ts';
import { CentredState } from '../../ui/page/CentredState.tsx';
import { NotAdmin } from '../../ui/page/NotAdmin.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Unlocking } from './Unlocking.tsx';

/** Says why nothing can be edited; renders nothing when it can. */
export function ReadOnlyNotice(): React.ReactNode {
  const { data } = useListContentQuery();
  if (data?.readOnly === undefined) return null;
  return (
    <Alert severity="warning" icon={<Icon icon="alert" size={24} />}>
      Everything can be read here, but not changed. {data.readOnly}
    </Alert>
  );
}

/** What surrounds the pages of the editor: who may see them, and the code for the first edit. The server checks the role as well. */
export function EditorFrame({ children }: { children: ReactNode }): React.JSX.Element {
  const isAdmin = useAppSelector(({ user }) => user.role === 'admin');
  const hasOwnContent = useHasOwnContentSystem();
  const { error } = useListContentQuery(undefined, { skip: !isAdmin || !hasOwnContent });
  if (!isAdmin) return <NotAdmin title="Only admins can edit the content." level={1} />;
  if (!hasOwnContent || (error !== undefined && describeError(error, 'listContent').status === 404)) {
    return (
      <CentredState title="The content is edited elsewhere." level={1} drawing={{ seed: 'kept elsewhere' }}>
        This site shows what the chapter’s content system has. Events, texts and pictures are changed there.
      </CentredState>
    );
  }
  return (
    <Unlocking>
      <Stack sx={{ gap: { xs: 2, md: 3 } }}>{children}</Stack>
    </Unlocking>
  );
}
