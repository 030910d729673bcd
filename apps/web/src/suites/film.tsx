import type { Suite } from '@marea/contract/suites.ts'
import { useRef, useState } from 'react'
import { useLanguage, useText } from '#platform/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useBackCloses } from '#ui/use-back-closes.ts'
import styles from './gallery.module.css'
import { filmAddress, photoAddress } from './photo-set.ts'

/** The film of a home; nothing of it loads before it is asked for. */
export function Film({ video }: { video: Suite['videos'][number] }) {
  const t = useText()
  const caption = video.caption[useLanguage()]
  const [isBroken, setBroken] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const player = useRef<HTMLVideoElement>(null)

  const leave = useBackCloses(isOpen, close)

  function open() {
    setAsked(true)
    setOpen(true)
    dialog.current?.showModal()
    player.current?.play().catch(() => undefined)
  }

  function close() {
    setOpen(false)
    dialog.current?.close()
    player.current?.pause()
  }

  return (
    <>
      <Button kind='paper' onClick={open}>
        <Icon name='play' small />
        {t('suite.film')}
      </Button>
      <dialog ref={dialog} className={styles.gallery} aria-label={caption} onClose={leave}>
        <header className={styles.head}>
          <p>{caption}</p>
          <IconButton icon='close' label={t('ui.close')} onClick={() => dialog.current?.close()} />
        </header>
        <video
          ref={player}
          className={styles.film}
          poster={isAsked && video.poster ? photoAddress(video.poster, 1600, 'webp') : undefined}
          aria-label={caption}
          preload='none'
          controls
          muted
          playsInline
        >
          <source src={filmAddress(video.key, 'webm')} type='video/webm' />
          <source
            src={filmAddress(video.key, 'mp4')}
            type='video/mp4'
            onError={() => setBroken(true)}
          />
        </video>
        {isBroken && <p role='status'>{t('suite.film_broken')}</p>}
      </dialog>
    </>
  )
}
