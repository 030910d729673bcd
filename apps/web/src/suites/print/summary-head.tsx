import type { Suite } from '@marea/contract/suites/endpoints.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { usePlaceName } from '#platform/texts/use-place-name.ts'
import { photoSet } from '#suites/photo-set.ts'
import { useFacts } from '#suites/use-sentences.ts'
import { Photo } from '#ui/media/photo.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './print.module.css'

type SummaryHeadProps = { suite: Suite; address: string; qr: { size: number; path: string } }

export function SummaryHead({ suite, address, qr }: SummaryHeadProps) {
  const placeName = usePlaceName()
  const t = useText()
  const language = useLanguage()
  const { name, neighborhood, photos, texts } = suite
  const [photo] = photos
  return (
    <>
      <header className={styles.head}>
        <div>
          <p className='soft'>{`${t('value.brand')} · ${placeName(neighborhood)}, ${suite.address.city}`}</p>
          <Heading level={1}>{name}</Heading>
          <p>{useFacts(suite).join(' · ')}</p>
          <p className='soft'>{texts[language].tagline}</p>
        </div>
        <figure className={styles.code}>
          <svg
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            role='img'
            aria-label={t('print.qr', { address })}
            shapeRendering='crispEdges'
          >
            <path d={qr.path} />
          </svg>
          <figcaption className='tiny'>{t('print.book')}</figcaption>
        </figure>
      </header>
      {photo && (
        <Photo
          photo={photoSet(photo)}
          alt={photo.alt[language]}
          sizes='(max-width: 860px) 100vw, 800px'
          ratio='2 / 1'
          isFirst
          className={styles.photo}
        />
      )}
      <p className={`tiny soft ${styles.address}`}>{address}</p>
    </>
  )
}
