import { maxMessagePhotos } from '@marea/contract/messaging/message-rules.ts'
import type { MessagePhoto } from '@marea/contract/messaging/photos.ts'
import { upload } from '#platform/api/upload.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { fitPhoto } from '#platform/upload/fit-photo.ts'
import { photoProblem } from '#platform/upload/media-rules.ts'
import { useUploadQueue } from '#platform/upload/use-upload-queue.ts'

export type PhotoUploads = ReturnType<typeof usePhotoUploads>

/** Photos on their way to the message being written; `stored` are those that have arrived. */
export function usePhotoUploads(
  room: string,
  stored: readonly MessagePhoto[],
  onArrived: (photo: MessagePhoto) => void,
) {
  const t = useText()
  const { items, queue } = useUploadQueue<MessagePhoto>({
    check: photoProblem,
    prepare: fitPhoto,
    send({ content: photo, signal }, onProgress) {
      const given = { params: { room }, upload: { photo } }
      return upload('POST /rooms/:room/photos', given, { onProgress, signal })
    },
    onArrived,
  })

  function add(files: readonly File[]) {
    const left = Math.max(0, maxMessagePhotos - stored.length - queue.read().length)
    if (files.length > left) {
      toast.warning(t('messaging.photo_limit', { count: maxMessagePhotos }))
    }
    queue.add(files.slice(0, left))
  }

  return { items, add, retry: queue.retry, cancel: queue.cancel }
}
