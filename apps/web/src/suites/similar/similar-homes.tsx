import { Suspense, useRef } from 'react'
import { lazyPart } from '#platform/texts/lazy-part.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useIsNear } from '#ui/media/use-is-near.ts'
import { Heading } from '#ui/text/heading.tsx'
import styles from './similar-homes.module.css'
import type { SimilarHomesProps } from './similar-homes-props.ts'

const SimilarRow = lazyPart(() => import('./similar-row.tsx'))

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
