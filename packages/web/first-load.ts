/** Files under src by folder; a name may be a pattern. */
const pattern = (parts: Record<string, readonly string[]>): string =>
  Object.entries(parts)
    .map(([folder, names]) => `${folder}/(${names.join('|')})\\.(tsx?|module\\.css)$`)
    .join('|');

const words = (list: string): readonly string[] => list.trim().split(/\s+/);

/** Every page, the public home first of all. */
const base = pattern({
  ui: words(`
    aria-keys avatar button button-content button-look callout class-names emphasised empty-state error-state
    global-spinner glyph icon icon-tile icons/first-paths kbd link-button logo skip-link spinner visually-hidden
  `),
  core: words(`
    api/(address|api-error|call|light) clock config cookie-choice drafts/drafts page/(page|trail) report storage store
    texts/(index|language|language-names|parts|signed-in)
    session/(other-tabs|requested-route|selected-clinic|session-actions|session-store|switch-role)
  `),
  app: words(`
    guard root start use-focus-on-navigation pages/(load-failed|route-error)
    routes/(build-route|first-pages|guard-loader|load-page|route-table|with-texts)
  `),
  features: words('(home|auth)/texts consents/(index|cookies/cookie-notice)'),
});

/** What stands around every page but the public home. */
const frame = pattern({
  ui: words('banner bottom-bar card icon-button page-title tag tooltip tooltip-place'),
  core: words('texts/(clinic|patient)'),
  app: words('layouts/(frame|use-density) shell/(language-select|offline-notice)'),
});

/** Every signed-in page. */
const shell = pattern({
  ui: words(`
    card-head count-badge list-row locale-context medical-icon
    segmented-control skeleton status-chip toast-region toasts above-modals bottom-bars give-focus-back keep-focus
  `),
  core: words(
    'api/(error-notice|query-client|show-error|support-.*|try-again|use-(answer|command)) format/(?!use-figures|day-start).* live/(?!use-viewing).*',
  ),
  app: words(`
    layouts/(side-menu|use-keep-role)
    shell/(banner.*|menu-drawer|menu-item|nav-entries|patient-icons|profile-block|sidebar|supported-browser|use-.*)
  `),
  features: words('e-contacts/(phase-tone|problem-type-icon|patient/emergency-link)'),
});

/** Every field, also those of pages that are no forms. */
const fields = pattern({ ui: words('control field field-ids') });

/** Every form. */
const forms = pattern({
  ui: words(`
    choice-card choice-group date-field date-text locked-facts personal-code-field phone-field phone-text
    radio radio-group text-field
  `),
  core: words('api/(notice-callout|use-notice) form/.* texts/account'),
  features: words('auth/password/(checks|email-field)'),
});

/**
 * Many small files that every page shares compress better as one. None of them uses React Aria or a schema:
 * whoever adds one here adds its weight to the first load.
 */
export const chunkGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 4 },
  {
    name: 'base',
    test: new RegExp(
      `packages/(domain/src/(core|features/consents/(limits|needed))|contract/src/core|texts/src/core)/|web/src/(${base})`,
    ),
    priority: 3,
  },
  { name: 'frame', test: new RegExp(`web/src/(${frame})`), priority: 2 },
  {
    name: 'shell',
    test: new RegExp(`node_modules/@tanstack/(react-query|query-core)/|web/src/(${shell})`),
    priority: 1,
  },
  { name: 'fields', test: new RegExp(`web/src/(${fields})`), priority: 2 },
  { name: 'forms', test: new RegExp(`web/src/(${forms})`), priority: 1 },
];
