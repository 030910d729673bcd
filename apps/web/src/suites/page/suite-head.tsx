import type { Suite } from '@marea/contract/suites/endpoints.ts'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Link } from '#platform/page/link.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { usePlaceName } from '#platform/texts/use-place-name.ts'
import { PrintLink } from '#suites/print/print-link.tsx'
import { useFacts } from '#suites/use-sentences.ts'
import { Icon } from '#ui/media/icon.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Share } from './share.tsx'
import styles from './suite-head.module.css'

export function SuiteHead({ suite, heart }: { suite: Suite; heart: ReactNode }) {
  const placeName = usePlaceName()
  const t = useText()
  const { search } = useLocation()
  const { slug, name, neighborhood, address, rating } = suite
  const place = [placeName(neighborhood), address.city].filter(
    (part, at, all) => all.indexOf(part) === at,
  )
  return (
    <header className={styles.head}>
      <p className='soft'>{place.join(', ')}</p>
      <Heading level={1} className={styles.name}>
        {name}
      </Heading>
      <p className={styles.facts}>
        {useFacts(suite).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <div className={styles.actions}>
        {rating && (
          <Link to={{ search, hash: '#reviews' }} preventScrollReset className={styles.rating}>
            <Icon name='star' small filled />
            <span>{rating.average.toFixed(2)}</span>
            <span className={styles.count}>{t('suite.reviews', { count: rating.count })}</span>
          </Link>
        )}
        <div className={styles.tools}>
          <Share name={name} />
          {heart && <PrintLink slug={slug} />}
          {heart}
        </div>
      </div>
    </header>
  )
}
