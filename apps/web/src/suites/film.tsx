import type { Suite } from '@marea/contract/suites.ts'
import { useRef } from 'react'
import { useLanguage, useText } from '#platform/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import styles from './gallery.module.css'
import { fileAddress, photoAddress } from './photo-set.ts'

/** The film of a home; nothing of it loads before it is asked for. */
export function Film({ video }: { video: Suite['videos'][number] }) {
  const t = useText()
  const caption = video.caption[useLanguage()]
  const dialog = useRef<HTMLDialogElement>(null)
  const player = useRef<HTMLVideoElement>(null)

  function open() {
    dialog.current?.showModal()
    player.current?.play().catch(() => undefined)
  }

  return (
    <>
      <Button kind='paper' onClick={open}>
        <Icon name='play' small />
        {t('suite.film')}
      </Button>
      <dialog
        ref={dialog}
        className={styles.gallery}
        aria-label={caption}
        onClose={() => player.current?.pause()}
      >
        <header className={styles.head}>
          <p>{caption}</p>
          <IconButton icon='close' label={t('ui.close')} onClick={() => dialog.current?.close()} />
        </header>
        {/* biome-ignore lint/a11y/useMediaCaption: the films have music and no words */}
        <video
          ref={player}
          className={styles.film}
          src={fileAddress(video.key)}
          poster={video.poster ? photoAddress(video.poster, 1600, 'webp') : undefined}
          preload='none'
          controls
          playsInline
        />
      </dialog>
    </>
  )
}
