const browsers: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(\w*Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** A familiar name for a user agent; the raw description if it is unknown. */
export function deviceName(described: string): string {
  const named = [browsers, systems].flatMap((list) => findName(list, described))
  return named.join(', ') || described
}

function findName(list: readonly [RegExp, string][], described: string): string[] {
  const found = list.find(([pattern]) => pattern.test(described))
  return found ? [found[1]] : []
}
