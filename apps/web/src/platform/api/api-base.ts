import type { PublicConfig } from '@marea/contract/pages.ts'

export type Stage = 'local' | 'development' | 'production'
export type ApiHosts = Pick<PublicConfig, 'apiUrl' | 'developmentApiUrl'>

/** Both clients call the host that belongs to the page's origin, so a session works with both. */
export function apiBase(origin: string, { apiUrl, developmentApiUrl }: ApiHosts): string {
  const bases: Record<Stage, string | undefined> = {
    local: apiUrl,
    development: developmentApiUrl ?? apiUrl,
    production: apiUrl,
  }
  return bases[stageOf(origin)]?.replace(/\/+$/, '') ?? '/api'
}

export function stageOf(origin: string): Stage {
  const { hostname } = new URL(origin)
  if (/^(localhost|127(\.\d+){3}|\[::1\])$|\.(local|localhost)$/.test(hostname)) return 'local'
  if (/^(dev|development|staging)[.-]/.test(hostname)) return 'development'
  return 'production'
}
