import { perLanguage } from '@marea/contract/platform/language.ts'
import type { ListingPhoto } from '@marea/contract/suites/listing/endpoints.ts'
import { maxListingPhotos } from '@marea/contract/suites/listing/section-names.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { isConnectionLost } from '#platform/api/connection-lost.ts'
import { ProblemError } from '#platform/api/problem-error.ts'
import { upload } from '#platform/api/upload.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import type { ListingEditor } from './listing-editor.ts'
import { createUploadQueue } from './upload-queue.ts'

export type Uploads = ReturnType<typeof useUploads>

/** The photos on their way; each becomes part of the draft when it has arrived. */
export function useUploads(slug: string, editor: ListingEditor) {
  const t = useText()
  const [added, setAdded] = useState<readonly ListingPhoto[]>([])
  const [queue] = useState(() =>
    createUploadQueue({
      send: ({ file: photo, stop: { signal } }, onProgress) =>
        upload(
          'POST /owner/homes/:slug/photos',
          { params: { slug }, upload: { photo } },
          { onProgress, signal },
        ),
      onArrived(photo) {
        setAdded((before) => [...before, photo])
        addToDraft(editor, photo.key)
      },
      problemOf(error) {
        if (isConnectionLost(error)) return null
        return error instanceof ProblemError ? error.code : 'server.failed'
      },
    }),
  )
  const items = useSyncExternalStore(queue.subscribe, queue.read, queue.read)

  useEffect(() => {
    addEventListener('online', queue.retryLost)
    return () => removeEventListener('online', queue.retryLost)
  }, [queue])

  function add(files: readonly File[]) {
    const taken = editor.read().contents.photos.photos.length + queue.read().length
    const room = Math.max(0, maxListingPhotos - taken)
    if (files.length > room) toast.warning(t('listing.too_many_files', { count: maxListingPhotos }))
    queue.add(files.slice(0, room))
  }

  return { items, added, add, retry: queue.retry, cancel: queue.cancel }
}

function addToDraft(editor: ListingEditor, key: string): void {
  const { photos } = editor.read().contents
  const photo = { key, alt: perLanguage(() => ''), room: 'living' as const }
  editor.change('photos', { ...photos, photos: [...photos.photos, photo] })
}
