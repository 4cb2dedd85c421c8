import { isIP } from 'node:net';
import path from 'node:path';
import { EXTENSIONS, type Extension } from '../../shared/extensions.ts';
import { CONTENT_FOLDER } from './installation.ts';
import { isScenario, describeUnknownScenario, type ScenarioName } from './scenarioNames.ts';
import { createSettingsReader, SettingsError, type Environment } from './settingsReader.ts';

export { SettingsError, type Environment } from './settingsReader.ts';

export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug';

export interface MailAddress {
  name: string;
  address: string;
}

/** E-mail service of the enquiry forms. Without `origin`, it is this server's own endpoint. */
export interface EmailjsSettings {
  origin?: string;
  serviceId: string;
  publicKey: string;
  templates: { general: string; training: string; csr: string };
}

export interface ProviderSettings {
  /** Timeout in milliseconds. */
  timeoutMs: number;
  /** Milliseconds for which public reads are cached. */
  freshMs: number;
  /** Milliseconds for which the last good response is served while the provider fails; 0: never. */
  staleMs: number;
}

/** Settings from the environment variables, validated. */
export interface Settings {
  host: string;
  port: number;
  /** Whether the server is reachable only from this machine, judging by its settings (`findExposure`). */
  isLocal: boolean;
  dataDir: string;
  contentDir: string;
  /** Whether all machines of the chapter have the same content folder, so that an edit reaches all of them. */
  contentShared: boolean;
  /** PostgreSQL database; absent: embedded in `dataDir`. */
  database?: { url: string; connections: number };
  /** Origin of the provider's CMS; absent: embedded. */
  cmsOrigin?: string;
  /** Origin of the provider's job backend; absent: embedded. */
  jobsOrigin?: string;
  /** Extensions beyond the chapter's documents that the job backend has. The embedded backend has all of them. */
  extensions: ReadonlySet<Extension>;
  /** Timeouts and caching for the provider's hosts. */
  provider: ProviderSettings;
  /** Absent: mail goes to the local outbox. */
  smtpUrl?: string;
  /** Absent: the chapter is the sender. */
  mailFrom?: MailAddress;
  /** Origin of canonical links, without a trailing slash. */
  publicUrl: string;
  /** Whether demo members and jobs are put into an empty database. */
  demo: boolean;
  emailjs: EmailjsSettings;
  gaMeasurementId?: string;
  /** Hours without use after which a session ends (D-60). */
  sessionIdleHours: number;
  /** Days after which a session ends regardless of use (D-60). */
  sessionDays: number;
  /** Months after which the CVs of a job that is no longer open are removed. */
  cvMonths: number;
  /** Hourly limits per member: posting or changing a job, applying, downloading a file. */
  perHour: { posts: number; applications: number; downloads: number };
  /** Searches per client and minute, in each process. */
  searchesPerMinute: number;
  /** Hour in India from which scheduled mail about jobs is sent; 0 to 23. */
  jobMailHour: number;
  /** Days before closing at which the poster is notified; 0: never. */
  closingNoticeDays: number;
  /** Absent: no nightly backups. */
  backups?: { folder: string; hour: number; keep: number };
  /** Duration from which a statement is logged; milliseconds, 0: never. */
  slowQueryMs: number;
  /** Recipient of enquiries; absent: the e-mail address of `mailFrom`, or if that is absent, the chapter's. */
  contactEmail?: string;
  /** Token for `/metrics`. If absent, only a local server sends metrics, and only to programs of the same machine. */
  metricsToken?: string;
  /** Whether to read the client's IP address from `X-Forwarded-For`. */
  trustProxy: boolean;
  /** Number of serving processes; more than 1 only with `database`. */
  workers: number;
  /** Milliseconds for which a stopping server reports at `/readyz` that it is not ready, but keeps serving. */
  leaveMs: number;
  logLevel: LogLevel;
  /** Default scenario of the embedded backends (a browser can choose another one); absent: no scenarios. */
  scenario?: ScenarioName;
}

const loopbackNames = new Set(['localhost', '::1', '[::1]']);

function isLoopback(host: string): boolean {
  return loopbackNames.has(host.toLowerCase()) || (isIP(host) === 4 && host.startsWith('127.'));
}

/**
 * Describes what exposes the server to other machines, and how to prevent it; undefined when nothing does. An exposed server has neither a
 * public outbox nor demo logins by default.
 */
function findExposure(host: string, trustProxy: boolean, publicUrl: string): { how: string; remedy: string } | undefined {
  if (!isLoopback(host)) return { how: `listens on ${host} (HOST)`, remedy: 'listen on 127.0.0.1' };
  if (trustProxy) return { how: 'stands behind a proxy (TRUST_PROXY)', remedy: 'set TRUST_PROXY=false' };
  if (!isLoopback(new URL(publicUrl).hostname)) {
    return { how: `people reach as ${publicUrl} (PUBLIC_URL)`, remedy: 'unset PUBLIC_URL' };
  }
  return undefined;
}

/**
 * Returns the named scenario, or `usual` without a name. Returns undefined except on a local development server with embedded backends.
 * @throws SettingsError when the scenario is unknown or not allowed
 */
function readScenario(name: string | undefined, env: Environment, isEmbedded: boolean, isLocal: boolean): ScenarioName | undefined {
  if (env.NODE_ENV !== 'development' || !isEmbedded || !isLocal) {
    if (name === undefined) return undefined;
    throw new SettingsError(
      'SCENARIO is set, but scenarios exist only on a development server (`npm run dev -- --scenario NAME`) that serves this machine alone ' +
        'and uses its own backends: unset it.',
    );
  }
  if (name === undefined) return 'usual';
  if (isScenario(name)) return name;
  throw new SettingsError(`SCENARIO is wrong. ${describeUnknownScenario(name)}`);
}

/**
 * Reads the settings from environment variables; an empty variable counts as absent.
 * @throws SettingsError with an error message that names the variable
 */
export function readSettings(env: Environment): Settings {
  const read = createSettingsReader(env);
  const host = read.host('HOST', '127.0.0.1');
  const port = read.integer('PORT', 3000, 0, 65_535);
  const publicUrl = read.origin('PUBLIC_URL') ?? formatOrigin(host, port);
  const trustProxy = read.flag('TRUST_PROXY', false);
  const smtpUrl = read.url('SMTP_URL', ['smtp:', 'smtps:']);
  const exposure = findExposure(host, trustProxy, publicUrl);
  if (exposure && smtpUrl === undefined) {
    throw new SettingsError(
      `SMTP_URL is not set: a server that ${exposure.how} must be able to send e-mail. ` +
        `Set it, for example to smtps://user:password@mail.example.org, or ${exposure.remedy}.`,
    );
  }
  const databaseUrl = read.database('DATABASE_URL');
  const connections = read.integer('DATABASE_POOL', 10, 2, 200);
  const workers = read.integer('WORKERS', 1, 1, 64);
  if (workers > 1 && databaseUrl === undefined)
    throw new SettingsError(
      `WORKERS is ${workers}, but the embedded database is for one process: set DATABASE_URL to a PostgreSQL database, or unset WORKERS.`,
    );
  const contentFolder = read.text('CONTENT_DIR');
  const contentDir = contentFolder === undefined ? CONTENT_FOLDER : path.resolve(contentFolder);
  const dataDir = read.text('DATA_DIR') ?? './data';
  if (!path.relative(contentDir, path.resolve(dataDir)).startsWith('..')) {
    throw new SettingsError(
      `DATA_DIR (${dataDir}) is inside the content folder, CONTENT_DIR, of which others may receive a copy. ` +
        'Set it to a folder of its own, outside CONTENT_DIR.',
    );
  }
  const mailFrom = read.mailbox('MAIL_FROM');
  const contactEmail = read.mailbox('CONTACT_EMAIL')?.address;
  const cmsOrigin = read.origin('CMS_ORIGIN');
  const jobsOrigin = read.origin('JOBS_ORIGIN');
  const isEmbedded = cmsOrigin === undefined && jobsOrigin === undefined;
  const scenario = readScenario(read.text('SCENARIO'), env, isEmbedded, exposure === undefined);
  const metricsToken = read.token('METRICS_TOKEN');
  const backupFolder = read.text('BACKUP_DIR');
  // Read even without BACKUP_DIR, so that invalid values are reported.
  const backups = { hour: read.integer('BACKUP_HOUR', 2, 0, 23), keep: read.integer('BACKUP_KEEP', 14, 1, 1000) };
  const gaMeasurementId = read.pattern('GA_MEASUREMENT_ID', /^G-[A-Z0-9]{4,20}$/, 'a measurement id such as G-ABC1234567');

  return {
    host: host.replace(/^\[(.*)\]$/, '$1'),
    port,
    isLocal: exposure === undefined,
    dataDir,
    contentDir,
    contentShared: read.flag('CONTENT_SHARED', false),
    ...(databaseUrl === undefined ? {} : { database: { url: databaseUrl, connections } }),
    ...(cmsOrigin === undefined ? {} : { cmsOrigin }),
    ...(jobsOrigin === undefined ? {} : { jobsOrigin }),
    extensions: jobsOrigin === undefined ? new Set(EXTENSIONS) : read.list('JOBS_EXTENSIONS', EXTENSIONS),
    provider: {
      timeoutMs: read.integer('PROVIDER_TIMEOUT_SECONDS', 15, 1, 25) * 1000,
      freshMs: read.integer('PROVIDER_FRESH_SECONDS', 30, 0, 3600) * 1000,
      staleMs: read.integer('PROVIDER_STALE_HOURS', 24, 0, 720) * 3_600_000,
    },
    ...(smtpUrl === undefined ? {} : { smtpUrl }),
    ...(mailFrom === undefined ? {} : { mailFrom }),
    publicUrl,
    // Demo jobs belong to the demo chapter, so a chapter with its own content gets none by default.
    demo: read.flag('DEMO', exposure === undefined && contentFolder === undefined),
    emailjs: readEmailjs(env),
    ...(gaMeasurementId === undefined ? {} : { gaMeasurementId }),
    sessionIdleHours: read.integer('SESSION_IDLE_HOURS', 72, 1, 8760),
    sessionDays: read.integer('SESSION_DAYS', 30, 1, 365),
    cvMonths: read.integer('CV_MONTHS', 6, 1, 120),
    perHour: {
      posts: read.integer('POSTS_PER_HOUR', 60, 1, 100_000),
      applications: read.integer('APPLICATIONS_PER_HOUR', 60, 1, 100_000),
      downloads: read.integer('DOWNLOADS_PER_HOUR', 600, 1, 100_000),
    },
    searchesPerMinute: read.integer('SEARCHES_PER_MINUTE', 240, 1, 1_000_000),
    jobMailHour: read.integer('JOB_MAIL_HOUR', 7, 0, 23),
    closingNoticeDays: read.integer('CLOSING_NOTICE_DAYS', 5, 0, 14),
    ...(backupFolder === undefined ? {} : { backups: { folder: backupFolder, ...backups } }),
    slowQueryMs: read.integer('SLOW_QUERY_MS', 500, 0, 60_000),
    ...(contactEmail === undefined ? {} : { contactEmail }),
    ...(metricsToken === undefined ? {} : { metricsToken }),
    trustProxy,
    workers,
    leaveMs: read.integer('LEAVE_SECONDS', 0, 0, 60) * 1000,
    logLevel: read.oneOf('LOG_LEVEL', ['silent', 'error', 'warn', 'info', 'debug'], 'warn'),
    ...(scenario === undefined ? {} : { scenario }),
  };
}

/**
 * Reads only the settings of where the data is, so that other missing settings do not prevent a backup.
 * @throws SettingsError with an error message that names the variable
 */
export function readDataLocation({ DATA_DIR, DATABASE_URL }: Environment): Pick<Settings, 'dataDir' | 'database'> {
  return readSettings({ DATA_DIR, DATABASE_URL });
}

/** Returns the origin of a server on host and port, for example `http://127.0.0.1:3000`. */
export function formatOrigin(host: string, port: number): string {
  const hostWithoutBrackets = host.replace(/^\[(.*)\]$/, '$1');
  const name = isIP(hostWithoutBrackets) === 6 ? `[${hostWithoutBrackets}]` : hostWithoutBrackets;
  return `http://${name}:${port}`;
}

/** Reads the settings of the e-mail service. All ids are required with EMAILJS_ORIGIN, else they have defaults. @throws SettingsError */
function readEmailjs(env: Environment): EmailjsSettings {
  const read = createSettingsReader(env);
  const readId = (name: string, embeddedId: string): string => {
    const value = read.pattern(name, /^[\w-]{1,64}$/, 'an id of letters, digits, - and _');
    if (value === undefined && origin !== undefined) {
      throw new SettingsError(`${name} is not set: it is needed once EMAILJS_ORIGIN is set.`);
    }
    return value ?? embeddedId;
  };
  const origin = read.origin('EMAILJS_ORIGIN');
  return {
    ...(origin === undefined ? {} : { origin }),
    serviceId: readId('EMAILJS_SERVICE_ID', 'service_chapter'),
    publicKey: readId('EMAILJS_PUBLIC_KEY', 'embedded_mail'),
    templates: {
      general: readId('EMAILJS_TEMPLATE_GENERAL', 'template_general'),
      training: readId('EMAILJS_TEMPLATE_TRAINING', 'template_training'),
      csr: readId('EMAILJS_TEMPLATE_CSR', 'template_csr'),
    },
  };
}
