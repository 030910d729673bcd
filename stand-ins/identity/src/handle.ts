import { sendFile } from './answer.ts'
import { appleRoutes } from './apple/routes.ts'
import { googleRoutes } from './google/routes.ts'
import type { Handle } from './listen.ts'
import { standInPath } from './page.ts'
import type { World } from './world.ts'

/** Answers both browsers and servers. */
export function newHandle(world: World): Handle {
  const routes = new Map(Object.entries({ ...googleRoutes(world), ...appleRoutes(world) }))
  return async (request) => {
    const path = new URL(request.url).pathname.slice(standInPath.length)
    const file = /^\/files\/([\w.-]+)$/.exec(path)?.[1]
    if (file) return sendFile(file)
    const route = routes.get(`${request.method} ${path}`)
    return route ? route(request) : new Response('', { status: 404 })
  }
}
