import { type RouteConfig, route } from '@react-router/dev/routes'
import { aliases, resources, sitemap } from './sitemap.ts'

export default [
  ...Object.entries(sitemap).map(([path, [, page]]) => route(path, page)),
  ...Object.entries(resources).map(([path, file]) => route(path, file)),
  ...Object.keys(aliases).map((path) => route(path, 'shell/alias.ts', { id: `alias${path}` })),
  route('*', 'shell/missing-page.tsx'),
] satisfies RouteConfig
