import { EXTENSIONS } from '../../../shared/extensions.ts';
import { CONTENT_FOLDER } from '../../../server/platform/installation.ts';
import { getEnquiryAddress, getSender } from '../../../server/mail/sender.ts';
import { readSettings, SettingsError, type Environment } from '../../../server/platform/settings.ts';
import { demoChapter } from '../../support/content.ts';

/** Returns the error message that prevents the start, or `started`. */
function readStartResult(env: Environment): string {
  try {
    readSettings(env);
    return 'started';
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
}

describe('the configuration', () => {
  it('needs no variable: by default the server is open to this machine only, has demo members, and sends no mail', () => {
    expect(readSettings({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      extensions: new Set(EXTENSIONS),
      isLocal: true,
      dataDir: './data',
      contentDir: CONTENT_FOLDER,
      contentShared: false,
      provider: { timeoutMs: 15_000, freshMs: 30_000, staleMs: 86_400_000 },
      publicUrl: 'http://127.0.0.1:3000',
      demo: true,
      emailjs: {
        serviceId: 'service_chapter',
        publicKey: 'embedded_mail',
        templates: { general: 'template_general', training: 'template_training', csr: 'template_csr' },
      },
      sessionIdleHours: 72,
      sessionDays: 30,
      cvMonths: 6,
      perHour: { posts: 60, applications: 60, downloads: 600 },
      searchesPerMinute: 240,
      jobMailHour: 7,
      closingNoticeDays: 5,
      slowQueryMs: 500,
      trustProxy: false,
      workers: 1,
      leaveMs: 0,
      logLevel: 'warn',
    });
  });

  it('treats an empty variable as absent', () => {
    expect(readSettings({ PORT: '', HOST: ' ', DEMO: '', CMS_ORIGIN: '' })).toEqual(readSettings({}));
  });

  it('reads every variable', () => {
    const settings = readSettings({
      HOST: '0.0.0.0',
      PORT: '8080',
      DATA_DIR: '/srv/chapter',
      DATABASE_URL: 'postgresql://chapter:password@db.example.org:5433/chapter?sslmode=verify-full',
      DATABASE_POOL: '25',
      CMS_ORIGIN: 'https://cms.example.org/',
      JOBS_ORIGIN: 'https://jobs.example.org:8443',
      JOBS_EXTENSIONS: 'savedJobs, Lists',
      SMTP_URL: 'smtps://user:password@mail.example.org',
      MAIL_FROM: 'The Chapter <post@example.org>',
      PUBLIC_URL: 'https://www.example.org',
      DEMO: 'yes',
      EMAILJS_ORIGIN: 'https://api.example.org',
      EMAILJS_SERVICE_ID: 's1',
      EMAILJS_PUBLIC_KEY: 'k1',
      EMAILJS_TEMPLATE_GENERAL: 't1',
      EMAILJS_TEMPLATE_TRAINING: 't2',
      EMAILJS_TEMPLATE_CSR: 't3',
      GA_MEASUREMENT_ID: 'G-ABC1234567',
      PROVIDER_TIMEOUT_SECONDS: '5',
      PROVIDER_FRESH_SECONDS: '0',
      PROVIDER_STALE_HOURS: '2',
      SESSION_IDLE_HOURS: '24',
      SESSION_DAYS: '7',
      CV_MONTHS: '12',
      POSTS_PER_HOUR: '5',
      APPLICATIONS_PER_HOUR: '6',
      DOWNLOADS_PER_HOUR: '7',
      SEARCHES_PER_MINUTE: '8',
      JOB_MAIL_HOUR: '9',
      CLOSING_NOTICE_DAYS: '0',
      BACKUP_DIR: '/srv/backups',
      BACKUP_HOUR: '4',
      BACKUP_KEEP: '30',
      SLOW_QUERY_MS: '0',
      CONTENT_DIR: '/srv/words',
      CONTENT_SHARED: 'true',
      CONTACT_EMAIL: 'desk@example.org',
      TRUST_PROXY: 'true',
      METRICS_TOKEN: 'abcdefgh-12345678',
      LOG_LEVEL: 'info',
      WORKERS: '4',
      LEAVE_SECONDS: '10',
    });
    expect(settings).toEqual({
      host: '0.0.0.0',
      port: 8080,
      extensions: new Set(['savedJobs', 'lists']),
      isLocal: false,
      dataDir: '/srv/chapter',
      contentDir: '/srv/words',
      contentShared: true,
      cmsOrigin: 'https://cms.example.org',
      jobsOrigin: 'https://jobs.example.org:8443',
      provider: { timeoutMs: 5_000, freshMs: 0, staleMs: 7_200_000 },
      smtpUrl: 'smtps://user:password@mail.example.org',
      database: { url: 'postgresql://chapter:password@db.example.org:5433/chapter?sslmode=verify-full', connections: 25 },
      mailFrom: { name: 'The Chapter', address: 'post@example.org' },
      publicUrl: 'https://www.example.org',
      demo: true,
      emailjs: {
        origin: 'https://api.example.org',
        serviceId: 's1',
        publicKey: 'k1',
        templates: { general: 't1', training: 't2', csr: 't3' },
      },
      gaMeasurementId: 'G-ABC1234567',
      sessionIdleHours: 24,
      sessionDays: 7,
      cvMonths: 12,
      perHour: { posts: 5, applications: 6, downloads: 7 },
      searchesPerMinute: 8,
      jobMailHour: 9,
      closingNoticeDays: 0,
      backups: { folder: '/srv/backups', hour: 4, keep: 30 },
      slowQueryMs: 0,
      contactEmail: 'desk@example.org',
      metricsToken: 'abcdefgh-12345678',
      trustProxy: true,
      workers: 4,
      leaveMs: 10_000,
      logLevel: 'info',
    });
  });

  it.each(['127.0.0.1', '127.8.9.1', 'localhost', '::1', '[::1]'])('treats the host %s as open to this machine only', (host) => {
    expect(readSettings({ HOST: host })).toMatchObject({ isLocal: true, demo: true });
  });

  it.each(['0.0.0.0', '::', 'www.example.org', '192.168.1.4'])('refuses to listen on %s without a mail server', (host) => {
    expect(readStartResult({ HOST: host })).toMatch(/^SMTP_URL is not set: .*HOST/);
    expect(readSettings({ HOST: host, SMTP_URL: 'smtp://127.0.0.1:25' })).toMatchObject({ isLocal: false, demo: false });
  });

  it.each<[Environment, RegExp]>([
    [{ TRUST_PROXY: 'true' }, /^SMTP_URL is not set: .*TRUST_PROXY/],
    [{ PUBLIC_URL: 'https://www.example.org' }, /^SMTP_URL is not set: .*PUBLIC_URL/],
    [{ PUBLIC_URL: 'http://192.168.1.4:3000' }, /^SMTP_URL is not set: .*PUBLIC_URL/],
  ])('refuses %j without a mail server, because others could read the codes in the outbox', (env, message) => {
    expect(readStartResult(env)).toMatch(message);
    expect(readSettings({ ...env, SMTP_URL: 'smtp://127.0.0.1:25' })).toMatchObject({ isLocal: false, demo: false });
  });

  it.each(['http://localhost:8080', 'http://127.0.0.1', 'http://[::1]:3000', 'http://LOCALHOST'])(
    'treats the URL %s as this machine',
    (url) => {
      expect(readSettings({ PUBLIC_URL: url })).toMatchObject({ isLocal: true });
    },
  );

  it('writes an IPv6 address in brackets in the public URL', () => {
    expect(readSettings({ HOST: '::1', PORT: '81' }).publicUrl).toBe('http://[::1]:81');
  });

  it.each<[string, Environment]>([
    ['PORT', { PORT: 'eighty' }],
    ['HOST', { HOST: 'not a host' }],
    ['DEMO', { DEMO: 'perhaps' }],
    ['SESSION_DAYS', { SESSION_DAYS: 'many' }],
    ['TRUST_PROXY', { TRUST_PROXY: '2' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'hunter2' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['CMS_ORIGIN', { CMS_ORIGIN: 'cms.example.org' }],
    ['CMS_ORIGIN', { CMS_ORIGIN: 'https://cms.example.org/wp-json' }],
    ['JOBS_ORIGIN', { JOBS_ORIGIN: 'ftp://jobs.example.org' }],
    ['JOBS_EXTENSIONS', { JOBS_ORIGIN: 'https://jobs.example.org', JOBS_EXTENSIONS: 'lists, magic' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://user:password@example.org' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example.org' }],
    ['MAIL_FROM', { MAIL_FROM: 'nobody' }],
    ['MAIL_FROM', { MAIL_FROM: 'Pöst <pöst@example.org>' }],
    ['MAIL_FROM', { MAIL_FROM: 'A <a@example.org>, B <b@example.org>' }],
    ['CONTACT_EMAIL', { CONTACT_EMAIL: 'a@example.org,b@example.org' }],
    ['GA_MEASUREMENT_ID', { GA_MEASUREMENT_ID: 'UA-1' }],
    ['EMAILJS_ORIGIN', { EMAILJS_ORIGIN: 'api' }],
    ['EMAILJS_SERVICE_ID', { EMAILJS_ORIGIN: 'https://api.example.org' }],
    ['EMAILJS_PUBLIC_KEY', { EMAILJS_PUBLIC_KEY: 'a key' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://user:hunter2@localhost/x' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://localhost' }],
    ['WORKERS', { WORKERS: '2' }],
  ])('rejects %s with an error message: %j', (name, env) => {
    expect(readStartResult(env)).toMatch(new RegExp(`^${name} .*\\.$`));
  });

  it.each([
    ['PORT', 0, 65_535],
    ['DATABASE_POOL', 2, 200],
    ['WORKERS', 1, 64],
    ['BACKUP_HOUR', 0, 23],
    ['BACKUP_KEEP', 1, 1000],
    ['PROVIDER_TIMEOUT_SECONDS', 1, 25],
    ['PROVIDER_FRESH_SECONDS', 0, 3600],
    ['PROVIDER_STALE_HOURS', 0, 720],
    ['SESSION_IDLE_HOURS', 1, 8760],
    ['SESSION_DAYS', 1, 365],
    ['CV_MONTHS', 1, 120],
    ['POSTS_PER_HOUR', 1, 100_000],
    ['APPLICATIONS_PER_HOUR', 1, 100_000],
    ['DOWNLOADS_PER_HOUR', 1, 100_000],
    ['SEARCHES_PER_MINUTE', 1, 1_000_000],
    ['JOB_MAIL_HOUR', 0, 23],
    ['CLOSING_NOTICE_DAYS', 0, 14],
    ['SLOW_QUERY_MS', 0, 60_000],
    ['LEAVE_SECONDS', 0, 60],
  ])('accepts for %s only the numbers from %i to %i, and says so', (name, min, max) => {
    const start = (value: number) => readStartResult({ DATABASE_URL: 'postgres://localhost/chapter', [name]: String(value) });
    expect([start(min), start(max)]).toEqual(['started', 'started']);
    for (const value of [min - 1, max + 1])
      expect(start(value)).toBe(`${name} must be a whole number from ${min} to ${max}, not "${value}".`);
  });

  it('refuses a data folder within the content folder, because the data folder holds members’ data and secrets', () => {
    for (const DATA_DIR of ['../our-content', '../our-content/data', '../our-content/./']) {
      expect(readStartResult({ CONTENT_DIR: '../our-content', DATA_DIR })).toMatch(
        /^DATA_DIR \(.*\) is inside the content folder, CONTENT_DIR/,
      );
    }
    for (const DATA_DIR of ['../our-content-data', '..', '../our-data'])
      expect(readSettings({ CONTENT_DIR: '../our-content', DATA_DIR })).toMatchObject({ dataDir: DATA_DIR });
  });

  it('says how to escape the password in SMTP_URL, and accepts an unescaped @ in it', () => {
    expect(readStartResult({ SMTP_URL: 'smtp://user:hunter#2@mail.example.org' })).toMatch(/^SMTP_URL cannot be read .* %2F %3F %23/);
    expect(readSettings({ SMTP_URL: 'smtp://user:hunter@2@mail.example.org' })).toMatchObject({ isLocal: true });
  });

  it('never repeats a value that may hold a secret', () => {
    expect(readStartResult({ SMTP_URL: 'smtp://user:hunter2#@mail.example.org' })).not.toContain('hunter2');
    expect(readStartResult({ SMTP_URL: 'http://user:hunter2@mail.example.org' })).not.toContain('hunter2');
    expect(readStartResult({ METRICS_TOKEN: 'hunter2' })).not.toContain('hunter2');
    expect(readStartResult({ CMS_ORIGIN: 'https://user:hunter2@cms.example.org' })).not.toContain('hunter2');
    expect(readStartResult({ DATABASE_URL: 'postgresql://user:hunter2@db.example.org' })).toMatch(/^(?!.*hunter2)DATABASE_URL must be/);
  });

  it('sends enquiries to CONTACT_EMAIL, otherwise to MAIL_FROM, otherwise to the chapter’s support e-mail address', () => {
    const readRecipient = (env: Environment) => getEnquiryAddress(readSettings(env), demoChapter);
    expect(readRecipient({ MAIL_FROM: 'Chapter <post@example.org>' })).toBe('post@example.org');
    expect(readRecipient({ MAIL_FROM: 'post@example.org', CONTACT_EMAIL: 'desk@example.org' })).toBe('desk@example.org');
    expect(readRecipient({})).toBe(demoChapter.facts.supportEmail);
  });

  it('sends mail from MAIL_FROM, otherwise from the chapter’s e-mail address; the default sender name is the chapter’s', () => {
    const readSender = (env: Environment) => getSender(readSettings(env), demoChapter);
    const { name } = demoChapter.facts;
    expect(readSender({})).toEqual({ name, address: demoChapter.mailAddress });
    expect(readSender({ MAIL_FROM: 'post@example.org' })).toEqual({ name, address: 'post@example.org' });
    expect(readSender({ MAIL_FROM: 'Post room <post@example.org>' })).toEqual({ name: 'Post room', address: 'post@example.org' });
  });

  it('by default adds the demo’s members and jobs only if the demo content is used', () => {
    expect(readSettings({ CONTENT_DIR: '/srv/words' })).toMatchObject({ demo: false, contentDir: '/srv/words' });
    expect(readSettings({ CONTENT_DIR: '/srv/words', DEMO: 'true' }).demo).toBe(true);
    expect(readSettings({ CONTENT_DIR: '' })).toMatchObject({ demo: true, contentDir: CONTENT_FOLDER });
  });
});
