import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';

/** Sources of the translation widget (NAV-06). */
const translationSources = {
  script: [
    'https://translate.google.com/translate_a/element.js',
    'https://translate.googleapis.com/_/translate_http/',
    'https://translate.googleapis.com/translate_a/',
    'https://translate-pa.googleapis.com/v1/',
  ],
  style: ['https://www.gstatic.com/_/translate_http/'],
  image: [
    'https://www.gstatic.com/images/',
    'https://fonts.gstatic.com/s/i/',
    'https://www.google.com/images/',
    'https://translate.google.com/gen204',
  ],
  connect: [
    'https://translate.googleapis.com/translate_a/',
    'https://translate.googleapis.com/element/',
    'https://translate-pa.googleapis.com/v1/',
  ],
};

const analyticsSources = {
  script: ['https://www.googletagmanager.com'],
  image: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
};

/**
 * Returns the directives of the Content-Security-Policy. Scripts may come from this origin and from services that are in use; inline
 * scripts run only if their hash is listed. Fonts, workers and the manifest fall under `default-src`.
 * @param inlineScriptHashes for example `sha256-…`, with or without the policy's single quotes
 * @param options `isTranslated`: whether the visitor chose a translation
 */
function createPolicyDirectives(
  settings: Settings,
  inlineScriptHashes: readonly string[],
  { isTranslated = false } = {},
): Record<string, string[]> {
  const usesAnalytics = settings.gaMeasurementId !== undefined;
  return {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...inlineScriptHashes.map((hash) => `'${hash.replaceAll("'", '')}'`),
      ...(isTranslated ? translationSources.script : []),
      ...(usesAnalytics ? analyticsSources.script : []),
    ],
    'style-src': ["'self'", "'unsafe-inline'", ...(isTranslated ? translationSources.style : [])],
    'img-src': [
      "'self'",
      'data:',
      // A provider's pictures may be on any host.
      ...(settings.cmsOrigin === undefined && settings.jobsOrigin === undefined
        ? [...(isTranslated ? translationSources.image : []), ...(usesAnalytics ? analyticsSources.image : [])]
        : ['https:']),
    ],
    'connect-src': [
      "'self'",
      ...(isTranslated ? translationSources.connect : []),
      ...(settings.emailjs.origin === undefined ? [] : [settings.emailjs.origin]),
      ...(usesAnalytics ? analyticsSources.connect : []),
    ],
    'frame-src': ['https://player.vimeo.com'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
}

/** Browser features that are disabled, because this site never uses them; the camera reads codes at the check-in (REG-06). */
const permissionsPolicy = [
  'camera=(self)',
  ...['accelerometer', 'geolocation', 'gyroscope', 'magnetometer', 'microphone'].map((feature) => `${feature}=()`),
].join(',');

/** Returns whether a visitor chose a translation. The translation widget stores the choice in this cookie (src/app/language). */
export const hasTranslationCookie = (cookies: string | undefined): boolean => /(?:^|; )googtrans=\/[a-z]+\/[a-z]/.test(cookies ?? '');

/** Sets the security headers of every response. A route may replace the policy by a stricter one. */
export async function registerHeaders(app: FastifyInstance, settings: Settings, inlineScriptHashes: readonly string[]): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: createPolicyDirectives(settings, inlineScriptHashes) },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: settings.publicUrl.startsWith('https:') ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
    // These headers have no effect in current browsers. Omitting them saves bytes of a page's first round trip (14 kB with headers).
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  const translatedPolicy = Object.entries(createPolicyDirectives(settings, inlineScriptHashes, { isTranslated: true }))
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('permissions-policy', permissionsPolicy);
    if (hasTranslationCookie(request.headers.cookie)) void reply.header('content-security-policy', translatedPolicy);
    done();
  });
}
