import type { Config } from '#config.ts'

/** Headers of every response, pages and API alike. */
export function securityHeaders({
  publicUrl,
  cards,
}: Pick<Config, 'publicUrl' | 'cards'>): Record<string, string> {
  const isSecure = publicUrl.startsWith('https:')
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': [
      'camera=()',
      'microphone=()',
      'geolocation=(self)',
      `payment=(${['self', ...(cards?.hosts.wallets.map((host) => `"${host}"`) ?? [])].join(' ')})`,
      'identity-credentials-get=(self)',
    ].join(', '),
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

export const apiContentPolicy = "default-src 'none'; frame-ancestors 'none'"

export function pageContentPolicy(nonce: string, config: Config): string {
  const { apiUrl, developmentApiUrl, mapStyleUrl, mapOrigins, mode } = config
  const cards = config.cards?.hosts
  const elsewhere = [apiUrl, developmentApiUrl, mapStyleUrl, ...mapOrigins].flatMap((url) =>
    url ? [new URL(url).origin] : [],
  )
  const google = (path: string) =>
    config.google ? [`https://accounts.google.com/gsi/${path}`] : []
  const hotReload = mode === 'development' ? ['ws:'] : []
  return Object.entries({
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, ...google('client'), ...(cards?.scripts ?? [])],
    'style-src': [
      "'self'",
      ...google('style'),
      // Vite injects style elements, and a nonce beside it would switch unsafe-inline off.
      mode === 'development' ? "'unsafe-inline'" : `'nonce-${nonce}'`,
    ],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...elsewhere, ...(cards?.images ?? [])],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...elsewhere,
      ...google(''),
      ...(cards?.connections ?? []),
      ...hotReload,
    ],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", ...google(''), ...(cards?.frames ?? [])],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')
}
