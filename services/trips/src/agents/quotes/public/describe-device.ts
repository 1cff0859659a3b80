const systems: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux|CrOS/, 'Linux'],
];

/** The kind of device in one word: enough to recognize it, too little to follow somebody. */
export const describeDevice = (userAgent = ''): string =>
  systems.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Another device';
