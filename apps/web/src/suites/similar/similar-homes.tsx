import type { SuiteCard } from '@marea/contract/suites/endpoints.ts'
import { type ReactNode, Suspense, useRef } from 'react'
import { lazyPart } from '#platform/page/lazy-part.ts'
import { useText } from '#platform/texts/texts.tsx'
import type { StayParams } from '#suites/stay-params.ts'
import { useIsNear } from '#ui/media/use-is-near.ts'
import { Heading } from '#ui/text/heading.tsx'
import styles from './similar-homes.module.css'

const SimilarRow = lazyPart(() => import('./similar-row.tsx'))

export type SimilarHomesProps = {
  slug: string
  stay: StayParams
  heart: (card: Pick<SuiteCard, 'slug' | 'name'>) => ReactNode
}

/** Loaded when the reader comes near; the frame has the height of its cards from the beginning. */
export function SimilarHomes(props: SimilarHomesProps) {
  const t = useText()
  const frame = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(frame)
  return (
    <section className={`far ${styles.similar}`}>
      <Heading level={2}>{t('similar.title')}</Heading>
      <div ref={frame} className={styles.frame}>
        {isNear && (
          <Suspense>
            <SimilarRow {...props} />
          </Suspense>
        )}
      </div>
    </section>
  )
}
