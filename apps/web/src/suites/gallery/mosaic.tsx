import type { Suite } from '@marea/contract/suites/endpoints.ts'
import { type ReactNode, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Link } from '#platform/page/link.tsx'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { photoSet } from '#suites/photo-set.ts'
import { SharedPhoto } from '#suites/shared-photo.tsx'
import { buttonClass } from '#ui/button/button.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { Photo } from '#ui/media/photo.tsx'
import styles from './mosaic.module.css'

type MosaicProps = { suite: Pick<Suite, 'name' | 'photos'>; film?: ReactNode }

const maxWidePhotos = 5

/** Five photos side by side; on phones all of them in a swipeable strip. */
export function Mosaic({ suite: { name, photos }, film }: MosaicProps) {
  const t = useText()
  const language = useLanguage()
  const { ref, at, follow } = useShownPhoto()
  return (
    <div className={styles.frame}>
      <section
        className={styles.mosaic}
        aria-label={t('suite.photos_of', { name })}
        ref={ref}
        onScroll={follow}
        data-count={Math.min(photos.length, maxWidePhotos)}
      >
        {photos.map((photo, index) => (
          <SharedPhoto key={photo.key} isShared={index === 0}>
            <PhotoLink number={index + 1} label={photo.alt[language]}>
              <Photo
                photo={photoSet(photo)}
                alt={photo.alt[language]}
                sizes={
                  index === 0
                    ? '(max-width: 860px) 100vw, 660px'
                    : '(max-width: 860px) 100vw, 330px'
                }
                ratio='auto'
                isFirst={index === 0}
                className={styles.photo}
              />
            </PhotoLink>
          </SharedPhoto>
        ))}
      </section>
      <div className={styles.tools}>
        {film}
        <TourLink className={buttonClass({ kind: 'paper' })}>
          <Icon name='grid' small />
          <span>{t('suite.all_photos', { count: photos.length })}</span>
        </TourLink>
      </div>
      <span className={`${styles.count} figures`} aria-hidden='true'>
        {at} / {photos.length}
      </span>
    </div>
  )
}

function TourLink({ className, children }: { className: string; children: ReactNode }) {
  const [params] = useSearchParams()
  const next = new URLSearchParams(params)
  next.set('tour', '1')
  return (
    <Link to={`?${next}`} isOverlay className={className}>
      {children}
    </Link>
  )
}

type PhotoLinkProps = { number: number; label: string; children: ReactNode }

function PhotoLink({ number, label, children }: PhotoLinkProps) {
  const t = useText()
  const [params] = useSearchParams()
  const next = new URLSearchParams(params)
  next.set('photo', String(number))
  return (
    <Link to={`?${next}`} isOverlay aria-label={t('suite.open_photo', { photo: label })}>
      {children}
    </Link>
  )
}

function useShownPhoto() {
  const ref = useRef<HTMLElement>(null)
  const [at, setAt] = useState(1)

  function follow() {
    const strip = ref.current
    if (strip) setAt(1 + Math.round(Math.abs(strip.scrollLeft) / Math.max(strip.clientWidth, 1)))
  }

  return { ref, at, follow }
}
