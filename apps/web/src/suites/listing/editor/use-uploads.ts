import { perLanguage } from '@marea/contract/platform/language.ts'
import type { ListingPhoto, ListingVideo } from '@marea/contract/suites/listing/endpoints.ts'
import { maxListingPhotos } from '@marea/contract/suites/listing/section-names.ts'
import { useState } from 'react'
import { upload } from '#platform/api/upload.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { fitPhoto } from '#platform/upload/fit-photo.ts'
import { photoProblem, videoProblem } from '#platform/upload/media-rules.ts'
import { useUploadQueue } from '#platform/upload/use-upload-queue.ts'
import type { ListingEditor } from './listing-editor.ts'

export type Uploads = ReturnType<typeof useUploads>

/** Each uploaded photo becomes part of the draft. */
export function useUploads(slug: string, editor: ListingEditor) {
  const t = useText()
  const [added, setAdded] = useState<readonly ListingPhoto[]>([])
  const { items, queue } = useUploadQueue<ListingPhoto>({
    check: photoProblem,
    prepare: fitPhoto,
    send: ({ content: photo, signal }, onProgress) =>
      upload(
        'POST /owner/homes/:slug/photos',
        { params: { slug }, upload: { photo } },
        { onProgress, signal },
      ),
    onArrived(photo) {
      setAdded((before) => [...before, photo])
      addPhoto(editor, photo.key)
    },
  })

  function add(files: readonly File[]) {
    const taken = editor.read().contents.photos.photos.length + queue.read().length
    const room = Math.max(0, maxListingPhotos - taken)
    if (files.length > room) toast.warning(t('listing.too_many_files', { count: maxListingPhotos }))
    queue.add(files.slice(0, room))
  }

  return {
    items,
    added,
    add,
    retry: queue.retry,
    cancel: queue.cancel,
    video: useVideo(slug, editor),
  }
}

/** The uploaded video replaces the previous one. */
function useVideo(slug: string, editor: ListingEditor) {
  const { items, queue } = useUploadQueue<ListingVideo>({
    check: videoProblem,
    send: ({ content: video, signal }, onProgress) =>
      upload(
        'POST /owner/homes/:slug/videos',
        { params: { slug }, upload: { video } },
        { onProgress, signal },
      ),
    onArrived: (video) => putVideo(editor, video),
  })

  function add(file: File) {
    for (const { id } of queue.read()) queue.cancel(id)
    queue.add([file])
  }

  return { item: items[0], add, retry: queue.retry, cancel: queue.cancel }
}

const noText = () => perLanguage(() => '')

function addPhoto(editor: ListingEditor, key: string): void {
  const { photos } = editor.read().contents
  const photo = { key, alt: noText(), caption: noText(), room: 'living' as const }
  editor.change('photos', { ...photos, photos: [...photos.photos, photo] })
}

function putVideo(editor: ListingEditor, video: ListingVideo): void {
  const { photos } = editor.read().contents
  const [before] = photos.videos
  const { caption = noText(), poster = photos.photos[0]?.key ?? null } = before ?? {}
  editor.change('photos', { ...photos, videos: [{ ...video, caption, poster }] })
}
