import { Link, List, ListItem, Stack, Typography } from '@mui/material';
import type { Drift, Screen } from '../../api/endpoints/system.ts';
import { formatMoment } from '../../lib/moments.ts';

const KIND_TEXTS: Readonly<Record<Drift['kind'], string>> = {
  missing: 'is missing',
  extra: 'is not in the contract',
  type: 'has a different type',
  null: 'is null',
  empty: 'is empty',
  value: 'is not one of the listed values',
  form: 'has a different format',
  limit: 'is outside its limits',
};

function PageName({ screen: { name, address } }: { screen: Screen }): React.JSX.Element {
  if (address === undefined) return <>{name}</>;
  // A path with parameters, such as `/events/:id`, leads to no page.
  return address.includes(':') ? (
    <>
      {name} ({address})
    </>
  ) : (
    <Link href={address}>{name}</Link>
  );
}

function Screens({ kind, screens }: Pick<Drift, 'kind' | 'screens'>): React.JSX.Element | null {
  if (screens === undefined) return kind === 'extra' ? null : <>Build the site to see which pages use it.</>;
  if (screens.length === 0) return <>No page uses it.</>;
  return (
    <>
      Pages that use it:{' '}
      {screens.map((screen, index) => (
        <span key={`${screen.name} ${screen.address ?? ''}`}>
          {index > 0 && ', '}
          <PageName screen={screen} />
        </span>
      ))}
    </>
  );
}

function DriftItem({ drift, isLast }: { drift: Drift; isLast: boolean }): React.JSX.Element {
  const { call, field, kind, expected, got, firstSeen, lastSeen, answers, checked, screens } = drift;
  return (
    <ListItem divider={!isLast} sx={{ py: 2, overflowWrap: 'anywhere' }}>
      <Stack sx={{ gap: 0.5, minWidth: 0 }}>
        <Typography variant="h5" component="h4">
          <code>{field === '' ? 'The response' : field}</code> {KIND_TEXTS[kind]}
        </Typography>
        <Typography>
          <code>{call}</code>
        </Typography>
        {kind !== 'extra' && kind !== 'missing' && (
          <Typography>
            Expected: {expected}.{got !== undefined && ` Received: ${got}.`}
          </Typography>
        )}
        <Typography>
          <Screens kind={kind} screens={screens} />
        </Typography>
        <Typography color="textSecondary">
          Since {formatMoment(firstSeen)}, last seen {formatMoment(lastSeen)}, in {answers} of {checked} responses.
        </Typography>
      </Stack>
    </ListItem>
  );
}

/** List of fields that differ from the contract. */
export function DriftList({ drifts }: { drifts: readonly Drift[] }): React.JSX.Element {
  return (
    <List>
      {drifts.map((drift, index) => (
        <DriftItem key={`${drift.operation} ${drift.kind} ${drift.field}`} drift={drift} isLast={index === drifts.length - 1} />
      ))}
    </List>
  );
}
