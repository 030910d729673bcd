import type { Suite } from '@marea/contract/suites/endpoints.ts'
import { useRef, useState } from 'react'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { photoUrl, videoUrl } from '#suites/photo-set.ts'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import styles from '#ui/overlay/photo-viewer.module.css'
import { useBackCloses } from '#ui/overlay/use-back-closes.ts'

/** The video of a home; nothing loads before it is opened. */
export function Video({ video }: { video: Suite['videos'][number] }) {
  const t = useText()
  const caption = video.caption[useLanguage()]
  // WebM first, because it is the smaller file.
  const formats = video.formats.toSorted().toReversed()
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
      <Button icon='play' kind='paper' onClick={open}>
        {t('suite.video')}
      </Button>
      <dialog ref={dialog} className={styles.viewer} aria-label={caption} onClose={leave}>
        <header className={styles.head}>
          <p>{caption}</p>
          <IconButton icon='close' label={t('ui.close')} onClick={() => dialog.current?.close()} />
        </header>
        <video
          ref={player}
          className={styles.thumbnails}
          poster={isAsked && video.poster ? photoUrl(video.poster, 1600, 'webp') : undefined}
          aria-label={caption}
          preload='none'
          controls
          muted
          playsInline
        >
          {formats.map((format) => (
            <source
              key={format}
              src={videoUrl(video.key, format)}
              type={`video/${format}`}
              onError={() => setBroken(format === formats.at(-1))}
            />
          ))}
        </video>
        {isBroken && <p role='status'>{t('suite.video_failed')}</p>}
      </dialog>
    </>
  )
}
