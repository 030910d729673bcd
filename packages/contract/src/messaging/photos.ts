import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'

/** A photo of a message, or one that waits for its message. */
export const MessagePhoto = z.object({
  id: z.uuid(),
  width: z.int(),
  height: z.int(),
  thumbhash: z.string(),
})
export type MessagePhoto = z.infer<typeof MessagePhoto>

const access = ['identity.sign_in_required', 'resource.not_found'] as const

export const messagePhotosEndpoints = endpoints({
  'POST /rooms/:room/photos': {
    summary: 'Upload a photo for a message; without one it is deleted after a day',
    params: z.strictObject({ room: z.uuid() }),
    upload: 'photo',
    result: MessagePhoto,
    problems: [
      ...access,
      'files.not_an_image',
      'files.too_large',
      'files.heic',
      'messaging.too_many_photos',
      'server.busy',
    ],
  },
  'GET /rooms/:room/photos/:photo': {
    summary: 'Get a photo of a conversation as WebP, large or as a thumbnail',
    params: z.strictObject({ room: z.uuid(), photo: z.uuid() }),
    query: z.strictObject({ size: z.enum(['large', 'small']).default('large') }),
    result: z.string(),
    mediaType: 'image/webp',
    problems: access,
  },
})
