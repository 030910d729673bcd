import { useText } from '#platform/texts/texts.tsx'
import type { Upload } from '#platform/upload/upload-queue.ts'
import { useEditor } from '#suites/listing/editor/editor-context.ts'
import { useUploadProgress } from '#suites/listing/upload/use-upload-progress.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { Stack } from '#ui/page/stack.tsx'
import styles from './photos.module.css'

export function UploadTile({ item }: { item: Upload }) {
  const t = useText()
  const { uploads } = useEditor()
  const { id, file, preview, phase, share, problem } = item
  const isOver = phase === 'failed' || phase === 'lost'
  const progress = useUploadProgress(item)
  return (
    <li className={styles.tile} data-phase={phase}>
      <div className={styles.picture}>
        <img
          src={preview}
          alt=''
          className={styles.preview}
          onError={({ currentTarget }) => {
            // A file that is not a photo has no preview.
            currentTarget.hidden = true
          }}
        />
        <button
          type='button'
          className={`round ${styles.more}`}
          aria-label={t('listing.upload_cancel', { file: file.name })}
          onClick={() => uploads.cancel(id)}
        >
          <Icon name='close' small />
        </button>
        {!isOver && (
          <span className={styles.progress}>
            <b>{progress}</b>
            <progress max={1} value={share} aria-label={file.name} />
          </span>
        )}
      </div>
      <p className='small'>{file.name}</p>
      {isOver && (
        <Stack gap={2} role='alert'>
          <b className='bad'>{t('listing.upload_failed')}</b>
          <span className='small'>
            {phase === 'lost'
              ? t('listing.upload_lost')
              : t(`problem.${problem ?? 'server.failed'}`)}
          </span>
          {(phase === 'lost' || !problem?.startsWith('files.')) && (
            <Button icon='reload' kind='quiet' small onClick={() => uploads.retry(id)}>
              {t('listing.upload_retry')}
            </Button>
          )}
        </Stack>
      )}
    </li>
  )
}
