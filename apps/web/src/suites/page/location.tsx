import type { Suite } from '@marea/contract/suites/endpoints.ts'
import { Suspense, useRef } from 'react'
import { lazyPart } from '#platform/page/lazy-part.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { importForWebGl } from '#suites/map/web-gl.ts'
import { useIsNear } from '#ui/media/use-is-near.ts'
import { Heading } from '#ui/text/heading.tsx'
import styles from './location.module.css'

const HomeMap = lazyPart(
  importForWebGl(
    () => import('#suites/map/live-location.tsx'),
    () => import('#suites/map/drawn-location.tsx'),
  ),
)

/** Where the home is; the street is hidden until the stay is confirmed. */
export function Location({ suite }: { suite: Suite }) {
  const t = useText()
  const language = useLanguage()
  const { neighborhood, address, latitude, longitude, texts } = suite
  const plate = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(plate)
  const label = t('suite.location_drawing', { place: neighborhood.name })
  return (
    <section className={`far ${styles.place}`}>
      <div className={styles.text}>
        <Heading level={2}>{t('suite.location')}</Heading>
        <p>{texts[language].neighborhoodNote}</p>
        <p className='soft small'>{address.street ?? t('suite.address_later')}</p>
      </div>
      <div ref={plate} className={styles.mapFrame}>
        {isNear && (
          <Suspense>
            <HomeMap {...{ latitude, longitude, label }} />
          </Suspense>
        )}
      </div>
    </section>
  )
}
