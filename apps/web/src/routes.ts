import { type RouteConfig, route } from '@react-router/dev/routes'
import { aliases, sitemap } from './sitemap.ts'

export default [
  ...Object.entries(sitemap).map(([path, [, page]]) => route(path, page)),
  ...Object.keys(aliases).map((path) => route(path, 'shell/alias.ts', { id: `alias${path}` })),
  route('*', 'shell/missing-page.tsx'),
] satisfies RouteConfig
