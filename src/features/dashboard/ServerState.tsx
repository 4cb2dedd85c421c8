import { Box, Paper, Stack, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { formatTimeOfDay } from '../../../shared/days.ts';
import { useGetSystemStateQuery, type SystemState } from '../../api/endpoints/system.ts';
import { formatMoment } from '../../lib/moments.ts';
import { formatCount } from '../../lib/text.ts';
import { CardTable } from '../../ui/CardTable.tsx';
import { Heading } from '../../ui/page/Heading.tsx';
import { formatSize } from './format.ts';
import { SystemSection } from './SystemSection.tsx';

/** Definition list. */
function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }): React.JSX.Element {
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 1.5, m: 0, overflowWrap: 'anywhere' }}>
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '14rem 1fr' }, columnGap: 2 }}>
          <Typography component="dt" color="textSecondary">
            {name}
          </Typography>
          <Typography component="dd" sx={{ m: 0 }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const DATABASES = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;

/** Lists facts about the last backup, the last failure and nightly backups. */
function listBackupFacts({ nightly, last, failure }: SystemState['backups']): [string, ReactNode][] {
  return [
    [
      'Last backup',
      last === undefined
        ? 'There is none.'
        : `${formatMoment(last.startedAt)}, ${formatSize(last.bytes)}, ${last.nightly ? 'nightly' : 'by hand'}, verified: ${last.file}`,
    ],
    ...(failure === undefined
      ? []
      : [['Last failure', `${formatMoment(failure.startedAt)}: ${failure.reason}`] satisfies [string, ReactNode]]),
    [
      'Every night',
      nightly === undefined
        ? 'No automatic backups are made.'
        : `From ${formatTimeOfDay(nightly.hour * 60)} on; the last ${nightly.keep} are kept.`,
    ],
  ];
}

function listStorageFacts({ free, total, database, files }: SystemState['storage']): [string, string][] {
  return [
    ['Free space', `${formatSize(free)} of ${formatSize(total)}`],
    ['The database', formatSize(database)],
    ['Uploaded files', `${formatSize(files.bytes)}, ${formatCount(files.count, 'file')}`],
  ];
}

const listContentFacts = ({ folder, readOnly }: SystemState['editing']): [string, string][] => [
  ['Editing', readOnly ?? 'In the dashboard, under Content. If the folder is kept in git, commit what was edited there.'],
  ['Folder of its files', folder],
];

function listServerFacts({ version, commit, node, database, startedAt, processes }: SystemState): [string, string][] {
  return [
    ['Version', commit === undefined ? version : `${version}, commit ${commit}`],
    ['Running since', formatMoment(startedAt)],
    ['Processes on this machine', processes.toLocaleString('en-IN')],
    ['Node.js', node],
    [DATABASES[database.kind], database.version],
    ...(database.refusal === undefined
      ? []
      : [['Nothing can be saved since', formatMoment(database.refusal.since)] satisfies [string, string]]),
  ];
}

/** Hints on settings for operators, by topic; docs/settings.md describes the settings. */
const SETTINGS: readonly [string, string][] = [
  ['Mail', 'SMTP_URL connects a mail server.'],
  ['Nightly backups', 'BACKUP_DIR names their folder.'],
  ['A provider’s backends', 'CMS_ORIGIN and JOBS_ORIGIN connect them.'],
  ['More', 'docs/settings.md and docs/operating.md describe every setting, and how to make a backup by hand.'],
];

function FactSection({ title, facts }: { title: string; facts: readonly [string, ReactNode][] }): React.JSX.Element {
  return (
    <Stack component="section" aria-label={title} sx={{ gap: 1.5 }}>
      <Heading level={3}>{title}</Heading>
      <Paper sx={{ p: { xs: 2, md: 3 } }}>
        <Facts facts={facts} />
      </Paper>
    </Stack>
  );
}

const formatMs = (value: number): string => value.toLocaleString('en-IN', { maximumFractionDigits: 1 });

const COLUMNS = [
  ['Statement', ({ text }) => <code>{text}</code>],
  ['Times', ({ count }) => count.toLocaleString('en-IN')],
  ['Total, ms', ({ totalMs }) => formatMs(totalMs)],
  ['Average, ms', ({ meanMs }) => formatMs(meanMs)],
  ['Longest, ms', ({ longestMs }) => formatMs(longestMs)],
] as const satisfies readonly (readonly [string, (statement: SystemState['statements'][number]) => ReactNode])[];

/** Table of database statements. Its roles are explicit, because the card layout removes table semantics in some browsers. */
function Statements({ statements, slowMs }: SystemState): React.JSX.Element {
  return (
    <Stack component="section" aria-label="Slowest database statements" sx={{ gap: 1.5 }}>
      <Heading level={3}>Slowest database statements</Heading>
      <Typography color="textSecondary">
        {statements.length === 0 ? 'No statements yet.' : 'Since this process started, the most expensive in total first.'}
        {slowMs > 0 && ` Statements that take longer than ${slowMs} ms are logged as warnings.`}
      </Typography>
      {statements.length > 0 && (
        <Paper sx={{ overflow: 'hidden' }}>
          <CardTable role="table" aria-label="Statements">
            <TableHead role="rowgroup">
              <TableRow role="row">
                {COLUMNS.map(([label]) => (
                  <TableCell key={label} role="columnheader">
                    {label}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody role="rowgroup">
              {statements.map((statement) => (
                <TableRow key={statement.text} role="row">
                  {COLUMNS.map(([label, cell], index) => (
                    <TableCell key={label} role="cell" data-label={label} {...(index === 0 ? { 'data-name': '' } : { 'data-line': '' })}>
                      {cell(statement)}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </CardTable>
        </Paper>
      )}
    </Stack>
  );
}

/** Mistakes in the content files; visitors see the last valid content. */
function ContentProblem({ since, total, mistakes }: NonNullable<SystemState['content']>): React.JSX.Element {
  return (
    <Stack component="section" aria-label="The content" sx={{ gap: 1.5 }}>
      <Heading level={3}>The content</Heading>
      <Typography>
        Its files have had mistakes since {formatMoment(since)}; the site still shows the previous content.{' '}
        {total > mistakes.length && `The first ${mistakes.length} of ${total} mistakes:`}
      </Typography>
      <Paper component="ul" sx={{ m: 0, p: { xs: 2, md: 3 }, pl: { xs: 4, md: 5 }, overflowWrap: 'anywhere' }}>
        {mistakes.map((mistake) => (
          <Typography key={mistake} component="li">
            {mistake}
          </Typography>
        ))}
      </Paper>
    </Stack>
  );
}

/** State of the server: mistakes in the content, where it is edited, backups and storage. Versions, settings and database statements are collapsed. */
export function ServerState(): React.JSX.Element {
  const query = useGetSystemStateQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <SystemSection title="The server" query={query} lines={12}>
      {(state) => (
        <Stack sx={{ gap: { xs: 3, md: 4 } }}>
          {state.content !== undefined && <ContentProblem {...state.content} />}
          <FactSection title="Content" facts={listContentFacts(state.editing)} />
          <FactSection title="Backups" facts={listBackupFacts(state.backups)} />
          <FactSection title="Storage" facts={listStorageFacts(state.storage)} />
          <Box component="details">
            <Typography component="summary" variant="subtitle2" color="primary" sx={{ py: 1.25, cursor: 'pointer' }}>
              Details for the server’s operators
            </Typography>
            <Stack sx={{ gap: { xs: 3, md: 4 }, pt: 2 }}>
              <FactSection title="Versions" facts={listServerFacts(state)} />
              <FactSection title="Settings" facts={SETTINGS} />
              <Statements {...state} />
            </Stack>
          </Box>
        </Stack>
      )}
    </SystemSection>
  );
}
