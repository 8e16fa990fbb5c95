import { defineConfig } from '@playwright/test';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const wholeBrowser = process.env.CHROMIUM_PATH;
const headlessShell = process.env.HEADLESS_SHELL_PATH ?? wholeBrowser;
/** A browser without windows shows no notices of the system and knows no right to them. */
const needsWholeBrowser = '**/notices.spec.ts';
const launch = (executablePath: string | undefined) => ({
  args: flags,
  ...(executablePath ? { executablePath } : {}),
});

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  globalSetup: './src/core/seed-product.ts',
  // Emptied at each start: what the other stages have written stands beside it.
  outputDir: '../../test-results/e2e',
  // As many as the cores that we promise to do with: with one more every answer takes twice as long.
  workers: 2,
  fullyParallel: true,
  retries: 0,
  // No test waits for this; it is what a machine that is busy elsewhere may need.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../../test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    actionTimeout: 20_000,
    viewport: { width: 390, height: 844 },
    locale: 'et-EE',
    timezoneId: 'Europe/Tallinn',
    screenshot: 'only-on-failure',
    // Recording a trace of every test costs an eighth of the time; ask for it where it is needed: TRACE=1.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  projects: [
    { name: 'pages', testIgnore: needsWholeBrowser, use: { launchOptions: launch(headlessShell) } },
    { name: 'notices', testMatch: needsWholeBrowser, use: { launchOptions: launch(wholeBrowser) } },
  ],
});
