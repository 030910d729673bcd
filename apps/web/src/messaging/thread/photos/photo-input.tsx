import { type ChangeEvent, useId } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { acceptedPhotos } from '#platform/upload/media-rules.ts'
import { Icon } from '#ui/media/icon.tsx'
import styles from './tray.module.css'

export function PhotoInput({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  const t = useText()
  const id = useId()

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])]
    target.value = ''
    if (files.length > 0) onChoose(files)
  }

  return (
    <span className={styles.input}>
      <input
        id={id}
        type='file'
        className='hidden-label'
        accept={acceptedPhotos()}
        multiple
        onChange={choose}
      />
      <label htmlFor={id}>
        <Icon name='clip' small />
        <span className='hidden-label'>{t('messaging.photo_add')}</span>
      </label>
    </span>
  )
}
