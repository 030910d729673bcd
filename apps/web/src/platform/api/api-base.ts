export type Stage = 'local' | 'development' | 'production'

/** The plain client calls the host that belongs to the page's origin. */
export function stageOf(origin: string): Stage {
  const { hostname } = new URL(origin)
  if (/^(localhost|127(\.\d+){3}|\[::1\])$|\.(local|localhost)$/.test(hostname)) return 'local'
  if (/^(dev|development|staging)[.-]/.test(hostname)) return 'development'
  return 'production'
}

/** Local and development pages have their own API; production may have it on another host. */
export function plainBase(origin: string, apiUrl: string | undefined): string {
  const bases: Record<Stage, string> = {
    local: '/api',
    development: '/api',
    production: configuredBase(apiUrl),
  }
  return bases[stageOf(origin)]
}

export function configuredBase(apiUrl: string | undefined): string {
  return apiUrl ? apiUrl.replace(/\/+$/, '') : '/api'
}
