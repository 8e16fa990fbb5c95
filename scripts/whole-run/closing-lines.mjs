const firstLine = (message) =>
  message
    .split('\n')
    .find((line) => line.trim())
    ?.trim() ?? '';

/** What a person reads at the end. The last line is `N passed, N failed` and nothing else, also for machines. */
export const closingLines = ({ passed, failed, flaky, skipped }, closest, versions = {}) => [
  '',
  ...(Object.keys(versions).length > 0
    ? [
        `Versions: ${Object.entries(versions)
          .map(([name, version]) => `${name} ${version ?? 'missing'}`)
          .join('; ')}`,
      ]
    : []),
  ...(closest.length > 0
    ? [
        `Closest limits: ${closest.map(({ name, value, limit, unit }) => `${name} ${value} of ${limit} ${unit}`).join('; ')}`,
      ]
    : []),
  ...skipped.map((name) => `Skipped: ${name}`),
  ...flaky.map(
    ({ suite, id, message }) => `Flaky (failed, then passed alone): ${suite}, ${id}: ${firstLine(message)}`,
  ),
  ...failed.map(({ suite, id, message }) => `Failed: ${suite}, ${id}: ${firstLine(message)}`),
  '',
  `${passed} passed, ${failed.length} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`,
];
