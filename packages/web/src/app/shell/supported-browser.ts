/** The last two years of each browser; the build aims at the same. The first that matches decides. */
const oldest: readonly (readonly [RegExp, number])[] = [
  [/\b(?:CriOS|FxiOS|EdgiOS)\/.*\bOS (\d+)_/, 18],
  [/\bOS (\d+)_\d.* like Mac OS X/, 18],
  [/\bEdg\/(\d+)/, 131],
  [/\bFirefox\/(\d+)/, 133],
  [/\bChrome\/(\d+)/, 131],
  [/\bVersion\/(\d+).*\bSafari\//, 18],
];

/** An unknown browser gets the benefit of the doubt. */
export const isSupported = (userAgent: string): boolean => {
  for (const [pattern, version] of oldest) {
    const found = pattern.exec(userAgent)?.[1];
    if (found) return Number(found) >= version;
  }
  return true;
};
