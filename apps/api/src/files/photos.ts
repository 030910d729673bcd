import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { rawResponse, sendRaw } from '#platform/http/raw-response.ts'
import type { Platform } from '#platform/platform.ts'
import type { StoredFile } from '#platform/ports.ts'
import { Problem } from '#platform/problem.ts'
import { isKey } from './file-key.ts'

const form = /-(\d{2,4}|shared)\.(avif|webp|jpg)$/

/** `/photos/<key>-<width>.<format>` never changes: a new picture has a new key. */
export function servePhotos(app: FastifyInstance, { ports }: Pick<Platform, 'ports'>): void {
  app.get<{ Params: { '*': string } }>('/photos/*', async (request, reply) => {
    const key = `photos/${request.params['*']}`
    // Only this part of the store is public, whatever the URL says.
    const photo = isKey(key) && form.test(key) ? await ports.files.get(key) : undefined
    if (!photo) throw new Problem('resource.not_found')
    return sendRaw(request, reply, rawResponse({ ...photo, headers: publicHeaders(photo) }))
  })
}

/** Of pictures whose address changes with their content. */
export function publicHeaders({ bytes }: StoredFile): Record<string, string> {
  return {
    'cache-control': 'public, max-age=31536000, immutable',
    // Search engines and link previews show the photos on pages of their own.
    'cross-origin-resource-policy': 'cross-origin',
    etag: `"${createHash('sha1').update(bytes).digest('base64url')}"`,
  }
}
