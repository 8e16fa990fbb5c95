// npm run bench -- inbox: measures, in ratios of one run; never a test.
const [name = ''] = process.argv.splice(2, 1);
const measures: Record<string, () => Promise<unknown>> = {
  import: () => import('./measure/import.ts'),
  inbox: () => import('./measure/inbox.ts'),
  'waiting-times': () => import('./measure/waiting-times.ts'),
  'inbox-growth': () => import('./measure/inbox-growth.ts'),
  upgrade: () => import('./measure/upgrade.ts'),
  'sign-in-flood': () => import('./measure/sign-in-flood.ts'),
  'inbox-keys': () => import('./measure/inbox-keys.ts'),
  live: () => import('./measure/live.ts'),
  medications: () => import('./measure/medications.ts'),
  questionnaire: () => import('./measure/questionnaire.ts'),
};
const measure = measures[name];
if (measure) await measure();
else process.stdout.write(`npm run bench -- ${Object.keys(measures).join(' | ')}\n`);
