import type { SuiteCard } from '@marea/contract/suites/endpoints.ts'
import { type MouseEventHandler, useRef, useState } from 'react'
import { Link } from '#platform/page/link.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { photoSet } from '#suites/photo-set.ts'
import { SharedPhoto } from '#suites/shared-photo.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { Photo } from '#ui/media/photo.tsx'
import styles from './card-photos.module.css'

type CardPhotosProps = {
  card: Pick<SuiteCard, 'name' | 'photos'>
  to: string
  isFirst: boolean
  isShared: boolean
  onClick: MouseEventHandler
}

/** A swipeable strip; photos after the first load when the reader interacts with it. */
export function CardPhotos({ card, to, isFirst, isShared, onClick }: CardPhotosProps) {
  const { name, photos } = card
  const t = useText()
  const strip = useRef<HTMLDivElement>(null)
  const [isAwake, setAwake] = useState(false)
  const [at, setAt] = useState(0)
  const shown = isAwake ? photos : photos.slice(0, 1)

  function updateShown() {
    const { current } = strip
    if (current) setAt(Math.round(Math.abs(current.scrollLeft) / Math.max(current.clientWidth, 1)))
  }

  function showNext() {
    setAwake(true)
    const next = (at + 1) % photos.length
    requestAnimationFrame(() =>
      strip.current?.scrollTo({ left: next * strip.current.clientWidth, behavior: 'smooth' }),
    )
  }

  return (
    <div
      className={styles.frame}
      onPointerEnter={() => setAwake(true)}
      onTouchStart={() => setAwake(true)}
    >
      <Link to={to} tabIndex={-1} aria-hidden='true' onClick={onClick}>
        <div className={styles.strip} ref={strip} tabIndex={-1} onScroll={updateShown}>
          {shown.map((photo, index) => (
            <SharedPhoto key={photo.key} isShared={isShared && index === at}>
              <Photo
                photo={photoSet(photo)}
                alt=''
                ratio='3 / 2'
                sizes='(max-width: 480px) 100vw, (max-width: 1100px) 50vw, 480px'
                isFirst={isFirst && index === 0}
                className={styles.photo}
              />
            </SharedPhoto>
          ))}
        </div>
      </Link>
      {photos.length > 1 && (
        <>
          <Dots photos={photos} at={at} />
          <button
            type='button'
            className={`round ${styles.arrow}`}
            aria-label={t('suite.next_photo', { name })}
            onClick={showNext}
          >
            <Icon name='right' small />
          </button>
        </>
      )}
    </div>
  )
}

function Dots({ photos, at }: Pick<CardPhotosProps['card'], 'photos'> & { at: number }) {
  return (
    <span className={styles.dots} aria-hidden='true'>
      {photos.map((photo, index) => (
        <i key={photo.key} className={index === at ? styles.on : undefined} />
      ))}
    </span>
  )
}
