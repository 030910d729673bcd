import type { Config } from '#config.ts'

/** Headers of every response, pages and API alike. */
export function securityHeaders({
  publicUrl,
  stripe,
}: Pick<Config, 'publicUrl' | 'stripe'>): Record<string, string> {
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
      // Apple Pay and Google Pay are opened by Stripe's own frames.
      `payment=(${['self', ...(stripe ? stripeFrames : [])].join(' ')})`,
      'identity-credentials-get=(self)',
    ].join(', '),
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

const stripeFrames = ['"https://js.stripe.com"', '"https://*.js.stripe.com"']

export const apiContentPolicy = "default-src 'none'; frame-ancestors 'none'"

export function pageContentPolicy(nonce: string, config: Config): string {
  const { apiUrl, developmentApiUrl, mapStyleUrl, mapOrigins, mode } = config
  const elsewhere = [apiUrl, developmentApiUrl, mapStyleUrl, ...mapOrigins].flatMap((url) =>
    url ? [new URL(url).origin] : [],
  )
  const google = (path: string) =>
    config.google ? [`https://accounts.google.com/gsi/${path}`] : []
  const stripe = (...hosts: string[]) =>
    config.stripe ? hosts.map((host) => `https://${host}.stripe.com`) : []
  // Link, which remembers cards for Stripe, has a domain of its own.
  const link = (...hosts: string[]) => (config.stripe ? hosts.map((host) => `https://${host}`) : [])
  const hotReload = mode === 'development' ? ['ws:'] : []
  return Object.entries({
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, ...google('client'), ...stripe('js', '*.js')],
    'style-src': [
      "'self'",
      ...google('style'),
      // Vite injects style elements, and a nonce beside it would switch unsafe-inline off.
      mode === 'development' ? "'unsafe-inline'" : `'nonce-${nonce}'`,
    ],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...elsewhere, ...stripe('*'), ...link('*.link.com')],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...elsewhere,
      ...google(''),
      ...stripe('api'),
      ...link('link.com', '*.link.com'),
      ...hotReload,
    ],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': [
      "'self'",
      ...google(''),
      ...stripe('js', '*.js', 'hooks'),
      ...link('link.com', '*.link.com'),
    ],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')
}
