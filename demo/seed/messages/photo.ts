import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import {
  makeMessagePhoto,
  photoPath,
  photoSizes,
} from '../../../apps/api/src/messaging/photos/photo-files.ts'
import type { TransactionCtx } from '../../../apps/api/src/platform/ctx.ts'
import { demoUserId } from '../../people/people.ts'

const picture = new URL('../../photos/key-biscayne-beach-house/01-hero-960.webp', import.meta.url)

/** The first answer to the guest's inquiry shows the house. */
export async function seedMessagePhoto({ db, ports }: TransactionCtx): Promise<void> {
  const guestId = demoUserId('guest@marea.test')
  const answer = await db
    .selectFrom('messages')
    .innerJoin('rooms', 'rooms.id', 'messages.roomId')
    .select(['messages.id', 'roomId', 'authorId', 'sentAt'])
    .where('guestId', '=', guestId)
    .where('authorId', '<>', guestId)
    .where('text', 'like', 'Even quieter, once the kids are asleep%')
    .executeTakeFirst()
  if (!answer?.authorId) return
  const upload = await sharp(fileURLToPath(picture)).jpeg({ quality: 84 }).toBuffer()
  const { files, ...facts } = await makeMessagePhoto(upload)
  const id = demoUserId(`photo ${answer.roomId}`)
  for (const size of photoSizes) await ports.files.put(photoPath(id, size), files[size])
  const { id: messageId, roomId, authorId, sentAt: uploadedAt } = answer
  const place = { roomId, authorId, messageId, place: 1, uploadedAt }
  await db
    .insertInto('messagePhotos')
    .values({ ...facts, ...place, id })
    .execute()
}
