const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\/(\d+)/, 'Edge'],
  [/\bSamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/\b(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/\bVersion\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari/, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** "Chrome 142, Android": what helps somebody to see the same, and no more. */
export const browserName = (userAgent: string): string => {
  const found = browsers.map(([pattern, name]) => ({ name, version: pattern.exec(userAgent)?.[1] }));
  const browser = found.find(({ version }) => version);
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [browser && `${browser.name} ${browser.version}`, system].filter(Boolean).join(', ');
};
