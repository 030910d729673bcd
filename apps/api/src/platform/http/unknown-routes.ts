import type { FastifyInstance } from 'fastify'
import { Problem } from '#platform/problem.ts'
import type { Routes } from './serve.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Responds in JSON to unknown API paths; otherwise the pages would handle them. */
export function refuseUnknownRoutes(api: FastifyInstance, routes: Routes): void {
  const known = Object.keys(routes).map(routePattern)
  for (const url of ['/', '/*']) {
    api.route({
      method: methods,
      url,
      schema: { hide: true },
      async handler(request, reply) {
        const path = request.url.slice(api.prefix.length).replace(/\?.*/, '')
        const allowed = known.filter(({ pattern }) => pattern.test(path))
        // The router sends a parameter longer than its limit to this route, whatever the method.
        const isServed = allowed.some(({ method }) => method === request.method)
        if (allowed.length === 0 || isServed) throw new Problem('resource.not_found')
        reply.header('allow', allowed.map(({ method }) => method).join(', '))
        throw new Problem('request.method_not_allowed')
      },
    })
  }
}

function routePattern(key: string) {
  const [method = '', path = ''] = key.split(' ')
  const escaped = path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')
  return { method, pattern: new RegExp(`^${escaped}$`) }
}
