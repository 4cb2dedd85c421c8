import { Box, Button, MenuItem } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useUpdateStageMutation, type StageChange } from '../../api/endpoints/applications.ts';
import type { Applicant } from '../../api/models/job.ts';
import { describeError } from '../../api/errors.ts';
import { listKeys } from '../../../shared/values.ts';
import { STAGE_LABELS, type Stage } from '../../../shared/stages.ts';
import { tone } from '../../theme/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { showFailure } from '../../ui/toast/showFailure.ts';
import { showToast } from '../../ui/toast/toast.ts';

const COLOURS: Readonly<Record<Stage, string>> = {
  received: tone.accent,
  seen: tone.secondary,
  shortlisted: tone.success,
  notchosen: tone.error,
};

/** The label carries the meaning; the colour only helps to scan. */
const Dot = styled(Box)({ width: 10, height: 10, borderRadius: '50%', forcedColorAdjust: 'none' }) as typeof Box;

/** Stages that the poster can set; `received` is automatic. */
const CHOICES = listKeys<StageChange['stage']>({ shortlisted: true, notchosen: true, seen: true });

/** HTTP statuses of a change that came too late: somebody else changed the stage first, or the applicant withdrew. */
const OUTDATED_STATUSES = new Set([404, 409]);

interface Props {
  applicant: Applicant;
  stage: Stage;
  onOutdated: () => void;
}

/** Stage of an application, with a menu to change it. */
export function StageMenu({ applicant: { id, name }, stage, onOutdated }: Props): React.JSX.Element {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuLabel = `Stage of ${name || 'this applicant'}`;
  const [updateStage, { isLoading }] = useUpdateStageMutation();
  const choose = async (next: StageChange['stage']): Promise<void> => {
    setAnchor(null);
    if (next === stage || isLoading) return;
    try {
      showToast(await updateStage({ applicationId: id, stageChange: { stage: next, was: stage } }).unwrap(), 'success', `stage-${id}`);
    } catch (error) {
      const { status } = describeError(error, 'updateStage');
      showFailure(error, 'updateStage', `stage-${id}`);
      if (status !== undefined && OUTDATED_STATUSES.has(status)) onOutdated();
    }
  };
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`${STAGE_LABELS[stage]}: stage of ${name || 'this applicant'}`}
        onClick={(event) => setAnchor(event.currentTarget)}
        startIcon={<Dot component="span" sx={{ backgroundColor: COLOURS[stage] }} />}
        endIcon={<Icon icon="down" size={16} />}
      >
        {STAGE_LABELS[stage]}
      </Button>
      {anchor !== null && (
        // A separate landmark, because the menu is rendered outside the page's landmarks.
        <Menu
          anchorEl={anchor}
          open
          onClose={() => setAnchor(null)}
          slotProps={{ root: { role: 'region', 'aria-label': menuLabel }, list: { 'aria-label': menuLabel } }}
        >
          {CHOICES.map((choice) => (
            <MenuItem key={choice} selected={choice === stage} onClick={() => void choose(choice)}>
              {STAGE_LABELS[choice]}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
