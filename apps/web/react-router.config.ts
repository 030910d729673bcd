import { areas } from '@marea/contract/areas.ts'
import type { Config } from '@react-router/dev/config'

/** What is built; in development one server has the pages of all areas. */
export const area = areas.find((each) => each === process.env.AREA)

export default {
  appDirectory: 'src',
  buildDirectory: `build/${area}`,
  routeDiscovery: { mode: 'initial' },
  /** A page and its loader are wanted together; apart they are two requests. */
  splitRouteModules: false,
  /** Apple posts its answer to /auth/callback from there. */
  allowedActionOrigins: ['appleid.apple.com'],
} satisfies Config
