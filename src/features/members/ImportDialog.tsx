import {
  Box,
  Button,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  LinearProgress,
  Stack,
  Typography,
  Checkbox,
  FormControlLabel,
} from '@mui/material';
import { useId, useState } from 'react';
import { MAX_IMPORTED_MEMBERS } from '../../../shared/memberFields.ts';
import { useImportMembersMutation } from '../../api/endpoints/members.ts';
import type { ImportReport as Report } from '../../api/models/member.ts';
import type { Explanation } from '../../api/errors.ts';
import { explainFailedWrite } from '../../api/explainFailedWrite.ts';
import { useUploadProgress } from '../../api/uploadProgress.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Failure } from '../../ui/page/Failure.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { ImportReport } from './ImportReport.tsx';
import { readTable } from './readTable.ts';
import { Field, helperTextId } from '../../ui/form/Field.tsx';
import { FileInput } from '../../ui/form/FileInput.tsx';

interface FileProps {
  problem: string | null;
  disabled: boolean;
  onChoose: (file: File) => void;
}

function CsvFileInput({ problem, disabled, onChoose }: FileProps): React.JSX.Element {
  const id = useId();
  return (
    <Field id={id} label="CSV file" error={problem !== null} helperText={problem ?? 'You will see the changes before anything is saved.'}>
      <FileInput
        type="file"
        id={id}
        disabled={disabled}
        onChange={(event) => {
          const file = (event.target as HTMLInputElement).files?.[0];
          if (file) onChoose(file);
        }}
        aria-describedby={helperTextId(id)}
        inputProps={{
          accept: '.csv,text/csv,text/plain,.txt,.tsv',
          // Lets the same file be chosen again after a correction.
          onClick: ({ currentTarget }: React.MouseEvent<HTMLInputElement>) => {
            currentTarget.value = '';
          },
        }}
      />
    </Field>
  );
}

interface ClearNumbersProps {
  /** number of stored numbers whose cells are empty */
  count: number;
  checked: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
}

/** Asks whether empty cells of an import delete the stored numbers, which stay otherwise. */
function ClearNumbers({ count, checked, disabled, onChange }: ClearNumbersProps): React.JSX.Element {
  const what = count === 1 ? 'the stored number whose cell is empty' : `the ${count} stored numbers whose cells are empty`;
  return (
    <FormControlLabel
      label={`Delete ${what} in the file`}
      control={<Checkbox checked={checked} disabled={disabled} onChange={(event) => onChange(event.target.checked)} />}
    />
  );
}

interface Table {
  csv: string;
  /** Whether empty cells delete stored numbers. */
  clearNumbers: boolean;
}

interface CheckedTable extends Table {
  report: Report;
}

/** Width of the dialog, because the report's tables have up to six columns. */
const WIDE = { width: 'min(56rem, calc(100% - 32px))' } as const;

/** Upload progress. The bar is indeterminate once the file is sent, and while the uploaded share is unknown. */
function Progress({ isImporting }: { isImporting: boolean }): React.JSX.Element {
  const uploadedShare = useUploadProgress();
  const id = useId();
  const isSending = uploadedShare !== null && uploadedShare < 1;
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography id={id} role="status">
        {isSending ? 'Sending the file …' : isImporting ? 'Importing …' : 'Checking every line …'}
      </Typography>
      <LinearProgress aria-labelledby={id} {...(isSending ? { variant: 'determinate', value: Math.round(uploadedShare * 100) } : {})} />
    </Stack>
  );
}

/** Dialog to import members. The server checks the file and returns mistakes or a preview. Then all lines are imported, or none. */
export function ImportDialog({ open, onClose }: { open: boolean; onClose: () => void }): React.JSX.Element {
  const id = useId();
  const [importMembers] = useImportMembersMutation();
  const [busy, setBusy] = useState<'check' | 'import' | null>(null);
  const [checkedTable, setCheckedTable] = useState<CheckedTable | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<Explanation | null>(null);

  /** Checks or imports a table. @returns false without a response */
  const send = async ({ csv, clearNumbers }: Table, step: 'check' | 'import'): Promise<boolean> => {
    setBusy(step);
    setFailure(null);
    try {
      const report = await importMembers({ csv, clearNumbers, apply: step === 'import' }).unwrap();
      if (report.applied) {
        showToast(report.message, 'success', 'import');
        onClose();
      } else {
        setCheckedTable({ csv, clearNumbers, report });
      }
      return true;
    } catch (error) {
      setFailure(explainFailedWrite(error, 'The file', 'importMembers'));
      return false;
    } finally {
      setBusy(null);
    }
  };
  const checkFile = async (file: File): Promise<void> => {
    setCheckedTable(null);
    setFailure(null);
    // A file can be slow to read, and another one that is chosen meanwhile could be overtaken by it.
    setBusy('check');
    try {
      const table = await readTable(file);
      setProblem(table.problem ?? null);
      if (table.problem === undefined) await send({ csv: table.csv, clearNumbers: false }, 'check');
    } finally {
      setBusy(null);
    }
  };
  /** Checks the table again. The box changes at once, but only a preview of the deletions lets them be imported. */
  const askToClear = async (checked: CheckedTable, clearNumbers: boolean): Promise<void> => {
    if (busy !== null) return;
    setCheckedTable({ ...checked, clearNumbers });
    if (!(await send({ csv: checked.csv, clearNumbers }, 'check'))) setCheckedTable(checked);
  };
  const report = checkedTable?.report;
  const canImport = report !== undefined && report.wrong === 0 && report.added + report.changed > 0;
  return (
    <Dialog
      open={open}
      onClose={() => busy === null && onClose()}
      aria-labelledby={`${id}-title`}
      maxWidth={false}
      slotProps={{ paper: { sx: WIDE } }}
    >
      <DialogTitle id={`${id}-title`} variant="h3" component="h2">
        Import members
      </DialogTitle>
      {/* A grid, because flexbox would shrink the scrolling tables. */}
      <DialogContent sx={{ display: 'grid', gridAutoRows: 'max-content', gap: 2 }}>
        <DialogContentText>
          A CSV file of up to {MAX_IMPORTED_MEMBERS.toLocaleString('en-IN')} members whose first line names the columns: Email is needed,
          Name (or First name and Last name) for members who are new; Membership number, Mobile number, Role (member or admin) and Status
          (active or deactivated) may be there. Members whom the chapter knows by their e-mail address are changed. An export can be edited
          and imported again.
        </DialogContentText>
        <CsvFileInput problem={problem} disabled={busy !== null} onChoose={(file) => void checkFile(file)} />
        {checkedTable !== null && (
          <ImportReport report={checkedTable.report}>
            {checkedTable.report.emptied > 0 && (
              <ClearNumbers
                count={checkedTable.report.emptied}
                checked={checkedTable.clearNumbers}
                disabled={busy === 'import'}
                onChange={(clearNumbers) => void askToClear(checkedTable, clearNumbers)}
              />
            )}
          </ImportReport>
        )}
      </DialogContent>
      {/* Outside the scrolling content, so that it stays visible. */}
      {(busy !== null || failure !== null) && (
        <Box sx={{ px: 3, pt: 1 }}>
          {busy !== null && <Progress isImporting={busy === 'import'} />}
          {failure !== null && <Failure failure={failure} />}
        </Box>
      )}
      <DialogActions>
        <Button onClick={onClose} disabled={busy !== null}>
          Cancel
        </Button>
        <BusyButton
          variant="contained"
          color="accent"
          disabled={!canImport || busy === 'check'}
          busy={busy === 'import'}
          onClick={() => checkedTable && void send(checkedTable, 'import')}
        >
          Import
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
