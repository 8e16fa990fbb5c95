// The direction of dependencies, as drawn in CONTRIBUTING.md. A rule that nothing checks is not a rule.
const pkg = (name) => `^packages/${name}/src`;
const mayUse = (from, allowed, files = []) => ({
  name: `${from}-uses-only-${allowed.join('-') || 'itself'}`,
  severity: 'error',
  from: { path: pkg(from) },
  to: { path: '^packages/', pathNot: [...[from, ...allowed].map(pkg), ...files] },
});

const freePort = `${pkg('server')}/core/free-port\\.ts$`;
const databasePlace = `${pkg('server')}/core/database/embedded-place\\.ts$`;
/** What an upgrade costs is measured with the upgrade itself. */
const migrations = `${pkg('server')}/(core/database/migrate|folders)\\.ts$`;

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    mayUse('domain', []),
    mayUse('contract', ['domain']),
    mayUse('texts', ['domain']),
    mayUse('simulators', []),
    mayUse('web', ['domain', 'contract', 'texts']),
    mayUse('e2e', ['domain', 'contract', 'texts', 'simulators'], [freePort, databasePlace]),
    mayUse('bench', ['domain', 'contract', 'texts', 'simulators'], [freePort, migrations]),
    {
      name: 'prod-loads-no-demonstration',
      severity: 'error',
      comment: 'the demonstration and the simulators are imported when the mode asks for them, not before',
      from: {
        path: `${pkg('server')}/(main|app|core|features|integrations|[a-z-]+)[./]`,
        pathNot: [
          `${pkg('server')}/(demo/|simulated\\.ts|eval-prompts\\.ts|bench/|testing/)`,
          '\\.test\\.ts$',
        ],
      },
      to: {
        path: [`${pkg('server')}/(demo/|simulated\\.ts)`, pkg('simulators')],
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
    {
      name: 'server-uses-domain-contract-texts',
      severity: 'error',
      from: {
        path: pkg('server'),
        pathNot: [`${pkg('server')}/(main\\.ts|simulated\\.ts|testing/)`, '\\.test\\.ts$'],
      },
      to: { path: '^packages/', pathNot: ['server', 'domain', 'contract', 'texts'].map(pkg) },
    },
    {
      name: 'domain-uses-nothing',
      severity: 'error',
      from: { path: pkg('domain'), pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core', 'npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'core-and-integrations-and-ui-know-no-feature',
      severity: 'error',
      from: { path: '^packages/([^/]+)/src/(core|integrations|ui)/', pathNot: '\\.test\\.tsx?$' },
      // Its own package's: the words of domain and contract stand below every core.
      to: { path: '^packages/$1/src/(features|app)/' },
    },
    {
      name: 'core-knows-no-integration',
      severity: 'error',
      from: { path: `${pkg('server')}/core/`, pathNot: '\\.test\\.ts$' },
      to: { path: `${pkg('server')}/(integrations|demo)/` },
    },
    {
      name: 'features-do-not-know-the-app',
      severity: 'error',
      from: { path: '^packages/(server|web)/src/features/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^packages/(server|web)/src/(app|main|demo)[./]' },
    },
    {
      name: 'a-feature-is-entered-by-its-index',
      severity: 'error',
      from: { path: '^packages/([^/]+)/src/features/([^/]+)/' },
      to: {
        path: '^packages/$1/src/features/[^/]+/',
        pathNot: [
          '^packages/$1/src/features/$2/',
          '/features/[^/]+/index\\.tsx?$',
          '/features/[^/]+/given\\.tsx?$',
        ],
      },
    },
    // The words of the other side are not loaded there.
    ...[
      ['patient', 'clinic'],
      ['clinic', 'patient'],
    ].map(([role, other]) => ({
      name: `pages-of-the-${role}-say-no-words-of-the-${other}`,
      severity: 'error',
      from: { path: `${pkg('web')}/features/[^/]+/${role}/` },
      to: { path: `${pkg('web')}/core/texts/${other}\\.ts$` },
    })),
    {
      name: 'the-browser-gets-no-words-of-mail',
      severity: 'error',
      from: { path: `(${pkg('web')}|${pkg('texts')}/languages/(?!languages\\.test))` },
      to: { path: `${pkg('texts')}/features/notifications/` },
    },
    {
      name: 'the-browser-gets-questions-with-the-answers-of-the-server',
      severity: 'error',
      from: { path: `(${pkg('web')}|${pkg('texts')}/languages/)` },
      to: { path: `${pkg('texts')}/features/smart-questionnaire/` },
    },
    {
      name: 'the-browser-asks-for-policies-and-brings-none',
      severity: 'error',
      from: { path: `(${pkg('web')}|${pkg('texts')}/languages/)` },
      to: { path: `${pkg('texts')}/features/policies/` },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['\\?(raw|url|inline)$', '^virtual:'] },
    },
    {
      name: 'only-tests-use-test-code',
      severity: 'error',
      from: { pathNot: '(\\.test\\.tsx?|\\.spec\\.ts|/testing/.*|/given\\.tsx?|/vitest\\.setup\\.ts)$' },
      to: { path: '(\\.test\\.tsx?|\\.spec\\.ts|/testing/.*|/given\\.tsx?)$' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'node_modules|/dist/|\\.generated\\.ts$|\\.module\\.css$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
