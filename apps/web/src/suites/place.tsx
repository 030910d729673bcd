import type { Suite } from '@marea/contract/suites.ts'
import { Suspense, useRef } from 'react'
import { lazyPart } from '#platform/lazy-part.ts'
import { useLanguage, useText } from '#platform/texts.tsx'
import { Heading } from '#ui/heading.tsx'
import { useIsNear } from '#ui/use-is-near.ts'
import styles from './place.module.css'
import { whereWebGl } from './web-gl.ts'

const HomeMap = lazyPart(
  whereWebGl(
    () => import('./live-place.tsx'),
    () => import('./chart-place.tsx'),
  ),
)

/** Where the home is; without the street until the stay is confirmed. */
export function Place({ suite }: { suite: Suite }) {
  const t = useText()
  const language = useLanguage()
  const { neighborhood, address, latitude, longitude, texts } = suite
  const plate = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(plate)
  const label = t('suite.place_chart', { place: neighborhood.name })
  return (
    <section className={`far ${styles.place}`}>
      <div className={styles.words}>
        <Heading level={2}>{t('suite.place')}</Heading>
        <p>{texts[language].neighborhoodNote}</p>
        <p className='soft small'>{address.street ?? t('suite.address_later')}</p>
      </div>
      <div ref={plate} className={styles.plate}>
        {isNear && (
          <Suspense>
            <HomeMap {...{ latitude, longitude, label }} />
          </Suspense>
        )}
      </div>
    </section>
  )
}
