import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import type { ContentFile, ContentValue } from '../../api/endpoints/editing.ts';
import { down, lowWindow, tone } from '../../theme/tokens.ts';
import { SubmitButton } from '../../ui/form/FormButton.tsx';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { EventStatus } from '../../ui/EventStatus.tsx';
import { Failure } from '../../ui/page/Failure.tsx';
import { useNow } from '../../ui/useNow.ts';
import { readEventStatus } from '../../../shared/eventStatus.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { isEvent, nameOfContent, nameOfValue } from './contentAddress.ts';
import { describeAuthor } from './FileRow.tsx';
import { ContentForm, useContentValue } from './form/ContentForm.tsx';
import { HistoryDialog } from './HistoryDialog.tsx';
import { PagePreview } from './PagePreview.tsx';
import { StatusDialog, statusActionOf } from './StatusDialog.tsx';
import { useEditing, type Editing, type FormHandle } from './useEditing.ts';

/** Stays in view below a long form. */
const ActionBar = styled(Box)({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  paddingBlock: 12,
  borderTop: `1px solid ${tone.line}`,
  background: tone.paper,
  // So that a focused field is not behind the bar.
  'html:has(&)': { scrollPaddingBottom: 96 },
  'html:has(& [role=alert])': { scrollPaddingBottom: 240 },
  [down.sm]: { '& > .MuiButton-root': { flex: 'auto', paddingInline: 8 } },
  [lowWindow]: { position: 'static', 'html:has(&), html:has(& [role=alert])': { scrollPaddingBottom: 0 } },
});

interface ActionsProps {
  editing: Editing;
  saveLabel: string;
  handle: Ref<FormHandle>;
  isReadOnly: boolean;
  /** Whether a public page shows the file. */
  hasPage: boolean;
}

/** Buttons of the form. */
function FormActions({ editing, saveLabel, handle, isReadOnly, hasPage }: ActionsProps): React.JSX.Element {
  const { dirty, values, resetForm } = useFormikContext<Record<string, unknown>>();
  const readValue = useContentValue();
  useImperativeHandle(handle, () => ({ isDirty: () => dirty, markSaved: () => resetForm({ values: { ...values } }) }), [
    dirty,
    values,
    resetForm,
  ]);
  const { busyWith, preview, keepDraft, failure, keepBasis } = editing;
  // Only with typed text: another tab, which has typed nothing, may have another version.
  useEffect(() => {
    if (dirty && !isReadOnly) keepBasis();
  }, [dirty, isReadOnly, keepBasis]);
  return (
    <ActionBar data-bottom-bar="">
      {/* Here, because the end of a long form is out of view. */}
      {failure !== null && (
        <Box sx={{ flexBasis: '100%' }}>
          <Failure failure={failure} />
        </Box>
      )}
      {!isReadOnly && (
        <>
          <SubmitButton size="medium">{saveLabel}</SubmitButton>
          <BusyButton busy={busyWith === 'draft'} onClick={() => keepDraft(readValue())}>
            Keep as draft
          </BusyButton>
        </>
      )}
      {hasPage && (
        <BusyButton busy={busyWith === 'preview'} onClick={() => preview(readValue())}>
          Preview
        </BusyButton>
      )}
    </ActionBar>
  );
}

/** Says which of draft and publication is open, and offers the other. */
function DraftNotice({ content, editing }: { content: ContentFile; editing: Editing }): React.ReactNode {
  const now = useNow();
  const { draft, value } = content;
  const { opened, openPublished, openDraft } = editing;
  if (draft === undefined) return null;
  const isOpen = opened.draftAt !== undefined;
  const other = isOpen ? (
    value !== undefined && <Button onClick={openPublished}>Open what is published</Button>
  ) : (
    <Button onClick={openDraft}>Open the draft</Button>
  );
  return (
    <Alert severity="info" icon={false} role="status" action={other}>
      {isOpen
        ? `This is a draft. ${describeAuthor('It was kept', draft, now)}; visitors do not see it.`
        : `This is what is published. ${describeAuthor('A draft was kept', draft, now)}.`}
    </Alert>
  );
}

type OpenDialog = 'history' | 'status' | null;

/** The form of a content file with everything that can be done with the file (EDIT-08). */
export function FileEditor({ content, isReadOnly }: { content: ContentFile; isReadOnly: boolean }): React.JSX.Element {
  const { file, schema, value: published, draft, path, changed } = content;
  const form = useRef<FormHandle>(null);
  const now = useNow();
  const nameOf = (value: ContentValue): string => nameOfValue(file, value);
  const name = nameOfContent(content);
  const editing = useEditing(content, nameOf, form);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  /** Whether there was unsaved text when the history was opened. */
  const [hasTyped, setTyped] = useState(false);
  const { opened, opening, mistakes, busyWith, html, conflict } = editing;
  const status = readEventStatus(published?.status);
  const reason = published?.status_reason;
  const close = (): void => setDialog(null);
  const openHistory = (): void => {
    setTyped(form.current?.isDirty() === true);
    setDialog('history');
  };
  const isPublishedEvent = isEvent(file) && published !== undefined;
  return (
    <>
      {status !== null && (
        <EventStatus status={{ name: status, reason: typeof reason === 'string' ? reason : '', formerDate: '', formerVenue: '' }} />
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {isPublishedEvent && !isReadOnly && <Button onClick={() => setDialog('status')}>{statusActionOf(published)}</Button>}
        <Button onClick={openHistory}>History</Button>
        {draft !== undefined && !isReadOnly && (
          <BusyButton color="error" busy={busyWith === 'delete'} onClick={editing.deleteDraft}>
            Delete draft
          </BusyButton>
        )}
        {path !== undefined && published !== undefined && <Button href={path}>View on the site</Button>}
      </Stack>
      <DraftNotice content={content} editing={editing} />
      {changed !== undefined && (
        <Typography variant="body2" color="textSecondary">
          {describeAuthor('Published', changed, now)}
        </Typography>
      )}
      <Box sx={{ maxWidth: 860 }}>
        <ContentForm
          key={opening}
          schema={schema}
          value={opened.value}
          mistakes={mistakes}
          label={name}
          {...(!isReadOnly && { draftName: editing.draftName })}
          onSave={editing.save}
        >
          <FormActions
            editing={editing}
            saveLabel={opened.draftAt === undefined && published !== undefined ? 'Save' : 'Publish'}
            handle={form}
            isReadOnly={isReadOnly}
            hasPage={path !== undefined}
          />
        </ContentForm>
      </Box>
      <PagePreview html={html} open={html !== ''} onClose={editing.closePreview} />
      <HistoryDialog
        open={dialog === 'history'}
        hasTyped={hasTyped}
        content={content}
        isReadOnly={isReadOnly}
        onRestore={async (versionId) => {
          await editing.restore(versionId);
          close();
        }}
        onClose={close}
      />
      {isPublishedEvent && (
        <StatusDialog file={file} event={published} open={dialog === 'status'} onClose={close} onSave={editing.setStatus} />
      )}
      {conflict !== null && (
        <ConflictDialog
          conflict={conflict}
          open={editing.isConflictOpen}
          schema={schema}
          onChoose={editing.resolve}
          onClose={editing.closeConflict}
        />
      )}
    </>
  );
}
