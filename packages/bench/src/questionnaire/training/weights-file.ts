/** The file in the tree that holds what was learnt. */
export const weightsFile = (
  command: string,
  { written, ...head }: { readonly written: string } & Readonly<Record<string, unknown>>,
): string =>
  [
    `// Made by \`npm run ${command}\` from packages/bench/corpus; not to be changed by hand.`,
    'export const weights = {',
    ...Object.entries(head).map(([name, value]) => `  ${name}: ${JSON.stringify(value)},`),
    `  written: '${written}',`,
    '};',
    '',
  ].join('\n');
