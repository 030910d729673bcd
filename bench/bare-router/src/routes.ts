import { index, type RouteConfig } from '@react-router/dev/routes'

export default [index('hundred.tsx')] satisfies RouteConfig
