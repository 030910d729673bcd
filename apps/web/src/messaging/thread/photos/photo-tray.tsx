import type { MessagePhoto as Stored } from '@marea/contract/messaging/photos.ts'
import { useText } from '#platform/texts/texts.tsx'
import type { Upload } from '#platform/upload/upload-queue.ts'
import { TextButton } from '#ui/button/text-link.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { MessagePhoto } from './message-photo.tsx'
import styles from './tray.module.css'
import type { PhotoUploads } from './use-photo-uploads.ts'

type PhotoTrayProps = {
  room: string
  photos: readonly Stored[]
  uploads: PhotoUploads
  onRemove: (photo: Stored) => void
}

export function PhotoTray({ room, photos, uploads, onRemove }: PhotoTrayProps) {
  const t = useText()
  if (photos.length + uploads.items.length === 0) return null
  return (
    <ul className={styles.tray} aria-label={t('messaging.photo_tray')}>
      {photos.map((photo, index) => (
        <li key={photo.id} className={styles.tile}>
          <MessagePhoto
            room={room}
            photo={photo}
            alt={t('messaging.photo_added', { number: index + 1 })}
            size='small'
            ratio='1'
          />
          <RemoveButton
            label={t('messaging.photo_remove', { number: index + 1 })}
            onClick={() => onRemove(photo)}
          />
        </li>
      ))}
      {uploads.items.map((item) => (
        <UploadTile key={item.id} item={item} uploads={uploads} />
      ))}
    </ul>
  )
}

function UploadTile({ item, uploads }: { item: Upload; uploads: PhotoUploads }) {
  const t = useText()
  const { id, file, preview, phase, share, problem } = item
  const isOver = phase === 'failed' || phase === 'lost'
  const canRetry = phase === 'lost' || !problem?.startsWith('files.')
  return (
    <li className={styles.tile} data-phase={phase}>
      <span className={styles.preview}>
        <img
          src={preview}
          alt=''
          onError={({ currentTarget }) => {
            // A file that is not a photo has no preview.
            currentTarget.hidden = true
          }}
        />
        {!isOver && (
          <progress
            max={1}
            value={share}
            aria-label={t('messaging.photo_uploading', { file: file.name })}
          />
        )}
      </span>
      <RemoveButton
        label={t('messaging.photo_cancel', { file: file.name })}
        onClick={() => uploads.cancel(id)}
      />
      {isOver && (
        <span className={styles.failure} role='alert'>
          <span>
            {phase === 'lost'
              ? t('messaging.photo_lost')
              : t(`problem.${problem ?? 'server.failed'}`)}
          </span>
          {canRetry && (
            <TextButton icon='reload' onClick={() => uploads.retry(id)}>
              {t('messaging.again')}
            </TextButton>
          )}
        </span>
      )}
    </li>
  )
}

function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type='button' className={styles.remove} aria-label={label} onClick={onClick}>
      <Icon name='close' small />
    </button>
  )
}
