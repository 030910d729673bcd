import type { ListingContents } from '@marea/contract/suites/listing/sections.ts'
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { acceptedPhotos } from '#platform/upload/media-rules.ts'
import { useEditor, useSection } from '#suites/listing/editor/editor-context.ts'
import { Icon } from '#ui/media/icon.tsx'
import { PhotoTile } from './photo-tile.tsx'
import styles from './photos.module.css'
import { UploadTile } from './upload-tile.tsx'
import { VideoField } from './video-field.tsx'

type Photos = ListingContents['photos']['photos']

export function PhotosSection() {
  const t = useText()
  const { uploads, listing } = useEditor()
  const { photos, said, edit, move, remove } = usePhotos()
  const [dragged, setDragged] = useState<string | null>(null)
  return (
    <>
      <p className='small soft'>{t('listing.photo_alt_note')}</p>
      <p className='hidden-label' id='reorder-hint'>
        {t('listing.photo_move_hint')}
      </p>
      <p className='hidden-label' role='status'>
        {said}
      </p>
      <ol className={styles.grid}>
        {photos.map((photo, index) => (
          <PhotoTile
            key={photo.key}
            photo={photo}
            index={index}
            onChange={(fields) => edit(photo, fields)}
            onMove={(to) => move(photo.key, to)}
            onRemove={() => remove(photo.key)}
            onDrag={setDragged}
            onDrop={() => dragged && move(dragged, index)}
          />
        ))}
        {uploads.items.map((item) => (
          <UploadTile key={item.id} item={item} />
        ))}
        {listing.canEdit && (
          <li>
            <AddPhotos onFiles={uploads.add} />
          </li>
        )}
      </ol>
      <VideoField />
    </>
  )
}

function usePhotos() {
  const t = useText()
  const { editor } = useEditor()
  const { content, change } = useSection('photos')
  const { photos, videos } = content
  const [said, say] = useState('')

  function move(key: string, to: number) {
    const next = moved(photos, key, to)
    if (next === photos) return
    change({ photos: next })
    const number = next.findIndex((photo) => photo.key === key) + 1
    say(t('listing.photo_moved', { number, all: next.length }))
  }

  function remove(key: string) {
    change({
      photos: photos.filter((photo) => photo.key !== key),
      videos: videos.map((video) => (video.poster === key ? { ...video, poster: null } : video)),
    })
    const { areas } = editor.read().contents.rooms
    if (areas.some(({ photo }) => photo === key)) {
      editor.change('rooms', {
        areas: areas.map((area) => (area.photo === key ? { ...area, photo: null } : area)),
      })
    }
  }

  function edit(photo: Photos[number], fields: Partial<Photos[number]>) {
    change({ photos: photos.map((each) => (each === photo ? { ...each, ...fields } : each)) })
  }

  return { photos, said, edit, move, remove }
}

function moved(photos: Photos, key: string, to: number): Photos {
  const from = photos.findIndex((photo) => photo.key === key)
  const photo = photos[from]
  if (!photo || to < 0 || to >= photos.length || to === from) return photos
  return photos.toSpliced(from, 1).toSpliced(to, 0, photo)
}

function AddPhotos({ onFiles }: { onFiles: (files: File[]) => void }) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    onFiles([...(target.files ?? [])])
    target.value = ''
  }

  function drop(event: DragEvent) {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    onFiles([...event.dataTransfer.files])
  }

  return (
    <>
      <button
        type='button'
        className={styles.add}
        onClick={() => input.current?.click()}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        <Icon name='plus' />
        <b>{t('listing.add_photos')}</b>
        <span className='small soft'>{t('listing.add_photos_note')}</span>
      </button>
      <input
        ref={input}
        type='file'
        multiple
        hidden
        accept={acceptedPhotos()}
        aria-label={t('listing.add_photos')}
        onChange={choose}
      />
    </>
  )
}
