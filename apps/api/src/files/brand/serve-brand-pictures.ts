import type { FastifyInstance } from 'fastify'
import { publicHeaders } from '#files/photos.ts'
import { rawResponse, sendRaw } from '#platform/http/raw-response.ts'
import type { Platform } from '#platform/platform.ts'
import { Problem } from '#platform/problem.ts'

const form = /^[\w-]{22}(-(180|192|maskable))?\.(svg|png|jpg)$/

/** Whoever opens a logo alone sees a picture that runs and loads nothing. */
const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** `/brand/<key>.<format>` never changes: another picture has another key. */
export function serveBrandPictures(app: FastifyInstance, { ports }: Pick<Platform, 'ports'>): void {
  app.get<{ Params: { file: string } }>('/brand/:file', async (request, reply) => {
    const { file } = request.params
    const picture = form.test(file) ? await ports.files.get(`brand/${file}`) : undefined
    if (!picture) throw new Problem('resource.not_found')
    const headers = { ...publicHeaders(picture), 'content-security-policy': svgPolicy }
    return sendRaw(request, reply, rawResponse({ ...picture, headers }))
  })
}
