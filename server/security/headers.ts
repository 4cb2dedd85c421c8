import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';

/** The hosts of the translation widget, which loads when a visitor opens it (NAV-06). */
const translate = {
  script: ['https://translate.google.com', 'https://translate.googleapis.com', 'https://translate-pa.googleapis.com'],
  style: ['https://www.gstatic.com'],
  connect: ['https://translate.googleapis.com', 'https://translate-pa.googleapis.com'],
};

const analytics = {
  script: ['https://www.googletagmanager.com'],
  connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
};

/**
 * The Content-Security-Policy as directives. Scripts run from this origin, from the hosts of services that are in use, and
 * inline only when their hash is named.
 * @param inlineScriptHashes hashes as the policy writes them without quotes, for example `sha256-…`
 */
export function contentSecurityPolicy(settings: Settings, inlineScriptHashes: readonly string[]): Record<string, string[]> {
  const measured = settings.gaMeasurementId !== undefined;
  return {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...inlineScriptHashes.map((hash) => `'${hash.replaceAll("'", '')}'`),
      ...translate.script,
      ...(measured ? analytics.script : []),
    ],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", "'unsafe-inline'", ...translate.style],
    'img-src': ["'self'", 'data:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...translate.connect,
      ...(settings.emailjs.origin === undefined ? [] : [settings.emailjs.origin]),
      ...(measured ? analytics.connect : []),
    ],
    'frame-src': ['https://player.vimeo.com'],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
}

/** Powers of the browser that this site never asks for. */
const permissionsPolicy = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((power) => `${power}=()`)
  .join(', ');

/** Sets the security headers of every answer. An answer may replace its policy by a stricter one of its own. */
export async function registerHeaders(app: FastifyInstance, settings: Settings, inlineScriptHashes: readonly string[]): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(settings, inlineScriptHashes) },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: settings.publicUrl.startsWith('https:') ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.header('permissions-policy', permissionsPolicy);
    done();
  });
}
