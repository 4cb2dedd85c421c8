/**
 * Which part may import which. `npm run lint` checks it with dependency-cruiser; types that are imported count like any import,
 * unless a rule says otherwise. Each rule has a violation in `test/unit/layers.test.ts`.
 */

/** The layers of `src/`, lowest first, and what each may import of it besides itself. What is not listed may import all of `src/`. */
const LAYERS = {
  lib: ['config'],
  config: ['lib'],
  theme: ['config', 'lib'],
  api: ['config', 'lib'],
  ui: ['theme', 'api', 'config', 'lib'],
  enquiry: ['ui', 'theme', 'api', 'config', 'lib'],
  features: ['enquiry', 'ui', 'theme', 'api', 'config', 'lib'],
  app: ['features', 'enquiry', 'ui', 'theme', 'api', 'config', 'lib'],
};

/**
 * The rooms of `server/`, lowest first, and what each may import of `server/` besides itself. Only `app.ts` and `main.ts` may import all of
 * it. Provider, site and dev know nothing of each other.
 */
const ROOMS = {
  platform: [],
  cms: ['platform'],
  mail: ['cms', 'platform'],
  jobs: ['mail', 'cms', 'platform'],
  people: ['jobs', 'mail', 'cms', 'platform'],
  provider: ['people', 'jobs', 'cms', 'platform'],
  site: ['jobs', 'cms', 'platform'],
  dev: ['people', 'jobs', 'platform'],
  registrations: ['site', 'people', 'jobs', 'mail', 'cms', 'platform'],
  editing: ['site', 'people', 'jobs', 'mail', 'cms', 'platform'],
  start: ['registrations', 'editing', 'dev', 'site', 'provider', 'people', 'jobs', 'mail', 'cms', 'platform'],
};

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const rooms = Object.entries(ROOMS).map(([room, below]) => ({
  name: `room-${room}`,
  comment:
    'Imports run one way: platform → cms → mail → jobs → people → provider, site, dev → registrations, editing → start (docs/architecture.md).',
  severity: 'error',
  from: { path: `^server/${room}/` },
  to: { path: '^server/', pathNot: `^server/(${[room, ...below].join('|')})/` },
}));

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const layers = Object.entries(LAYERS).map(([layer, below]) => ({
  name: `layer-${layer}`,
  comment:
    'Imports run one way, so that a layer can be read and tested without those above: lib, config → ui, theme, api → enquiry → features → app.',
  severity: 'error',
  from: { path: `^src/${layer}/` },
  to: { path: '^src/', pathNot: `^src/(${[layer, ...below].join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...layers,
    ...rooms,
    {
      name: 'rooms-only',
      comment: 'Every file of the server stands in a room, so that a rule says what it may import; only the two entries stand beside them.',
      severity: 'error',
      from: {},
      to: { path: '^server/', pathNot: `^server/((${Object.keys(ROOMS).join('|')})/|(app|main)\\.ts$)` },
    },
    {
      name: 'ui-knows-only-errors-of-api',
      comment: 'Components of ui know nothing of the chapter; of api, only the map from a failure to its words.',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: '^src/api/', pathNot: '^src/api/errors\\.ts$' },
    },
    {
      name: 'features-apart',
      comment: 'What two features need moves to ui, lib or api, so that each can be read and changed by itself.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'generated-only-in-api',
      comment: 'src/api gives generated endpoints their tags and models; whoever went past it would see raw responses.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/api/' },
      to: { path: '^(src/api/generated|shared/operations)/' },
    },
    {
      name: 'src-stands-alone',
      comment: 'What src needs from the server comes over HTTP.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(server|test|scripts|openapi)/' },
    },
    {
      name: 'server-runs-no-src',
      comment: 'The server loads the built render entry (server/site/build.ts); of the sources it may know types.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^src/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'server-without-tests-and-scripts',
      comment: 'Neither is there where the server is installed.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(test|scripts)/' },
    },
    {
      name: 'migrations-alone',
      comment: 'A migration describes the database as it was when it was written; code that changes later would change it.',
      severity: 'error',
      from: { path: '^server/platform/db/migrations/' },
      to: { path: '^(server|shared|src|scripts)/' },
    },
    {
      name: 'shared-is-pure',
      comment: 'Server and browser both run shared: it imports neither side, nor any package.',
      severity: 'error',
      from: { path: '^shared/', pathNot: '^shared/operations/' },
      to: { pathNot: '^shared/' },
    },
    {
      name: 'operations-know-generated-types',
      comment: 'Each type of a contract is generated once, by the stock generator into src/api/generated; shared/operations hands it on.',
      severity: 'error',
      from: { path: '^shared/operations/' },
      to: { pathNot: '^src/api/generated/' },
    },
    {
      name: 'operations-know-types-only',
      comment: 'Generated endpoints run in the browser only.',
      severity: 'error',
      from: { path: '^shared/operations/' },
      to: { dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'emotion-through-the-theme',
      comment: 'Screens are styled with the theme; emotion by itself is left to its cache and the first rules of the build.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(app/App\\.tsx|app/styleCache\\.ts|browser\\.tsx|render\\.tsx)$' },
      to: { path: '(^|/)@emotion/' },
    },
    {
      name: 'no-development-packages-at-run-time',
      comment: '`npm start`, which builds and serves, is installed without devDependencies.',
      severity: 'error',
      from: { path: '^(src|server|shared|scripts/setup)/|^(webpack\\.config|scripts/(build|contract/(screens|uses)))\\.ts$' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-circles',
      comment: 'Modules of a circle can be understood, tested and loaded only together. shared/operations holds nothing but types.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { pathNot: '^shared/operations/' } },
    },
    {
      name: 'resolvable',
      comment: 'No rule sees an import whose target is not found.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    // TypeScript 7 has no API that could parse.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    // Generated code imports without extensions.
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'types', 'default'],
    },
  },
};
