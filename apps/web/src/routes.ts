import { type RouteConfig, route } from '@react-router/dev/routes'
import { resources, sitemap } from './sitemap.ts'

export default [
  ...Object.entries(sitemap).map(([path, [, page]]) => route(path, page)),
  ...Object.entries(resources).map(([path, file]) => route(path, file)),
  route('*', 'shell/access/missing-page.tsx'),
] satisfies RouteConfig
