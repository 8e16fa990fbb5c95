/** Files under src by folder; a name may be a pattern. */
const pattern = (parts: Record<string, readonly string[]>): string =>
  Object.entries(parts)
    .map(([folder, names]) => `${folder}/(${names.join('|')})\\.(tsx?|module\\.css)$`)
    .join('|');

const first = pattern({
  ui: [
    'aria-keys',
    'avatar',
    'button',
    'button-content',
    'button-look',
    'callout',
    'class-names',
    'emphasised',
  ]
    .concat([
      'empty-state',
      'error-state',
      'global-spinner',
      'glyph',
      'icon',
      'icon-tile',
      'icons/first-paths',
      'kbd',
    ])
    .concat(['link-button', 'logo', 'skip-link', 'spinner', 'visually-hidden']),
  core: [
    'api/(address|api-error|call|light)',
    'clock',
    'config',
    'page/page',
    'report',
    'storage',
    'store',
  ].concat([
    'texts/.*',
    'session/(other-tabs|requested-route|selected-clinic|session-actions|session-store)',
  ]),
  app: [
    'guard',
    'root',
    'use-focus-on-navigation',
    'routes/(build-route|guard-loader|load-page)',
    'pages/route-error',
  ],
});

const shell = pattern({
  ui: ['banner', 'bottom-bar', 'card-head', 'count-badge', 'list-row', 'segmented-control', 'skeleton'],
  core: ['api/(error-notice|query-client|use-.*)', 'format/.*', 'live/.*'],
  app: ['layouts/use-keep-role', 'shell/(banner.*|patient-icons|profile-block|supported-browser|use-.*)'],
});

/**
 * Many small files that every page shares compress better as one. None of them uses React Aria or a schema:
 * whoever adds one here adds its weight to the first load.
 */
export const chunkGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 3 },
  {
    name: 'base',
    test: new RegExp(`packages/(domain/src/core|texts/src/core)/|web/src/(${first})`),
    priority: 2,
  },
  {
    name: 'shell',
    test: new RegExp(`node_modules/@tanstack/(react-query|query-core)/|web/src/(${shell})`),
    priority: 1,
  },
];
