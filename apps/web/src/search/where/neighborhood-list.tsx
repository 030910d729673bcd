import { nightsBetween } from '@marea/contract/platform/time/days.ts'
import type { SearchFacets } from '@marea/contract/search/endpoints.ts'
import { useState } from 'react'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { usePlaceName } from '#platform/texts/use-place-name.ts'
import { readFlexible } from '#search/query.ts'
import { useSearch } from '#search/use-search.ts'
import { hasDates, parseStay } from '#suites/stay-params.ts'
import { TextButton } from '#ui/button/text-link.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import styles from './where.module.css'

const shown = 6

type NeighborhoodListProps = {
  neighborhoods: SearchFacets['neighborhoods']
  onChoose: (where: string | null) => void
}

export function NeighborhoodList({ neighborhoods, onChoose }: NeighborhoodListProps) {
  const t = useText()
  const title = useTitle()
  const placeName = usePlaceName()
  const language = useLanguage()
  const { params } = useSearch()
  const [isWhole, setWhole] = useState(false)
  const ordered = neighborhoods.toSorted((one, other) => other.count - one.count)
  const listed = isWhole ? ordered : ordered.slice(0, shown)
  return (
    <section>
      <h3 className={`soft small ${styles.title}`}>{title}</h3>
      <ul>
        {params.has('where') && (
          <li>
            <button type='button' className={styles.place} onClick={() => onChoose(null)}>
              <b>{t('search.anywhere')}</b>
            </button>
          </li>
        )}
        {listed.map(({ slug, name, count, from }) => (
          <li key={slug}>
            <button
              type='button'
              className={styles.place}
              aria-pressed={params.get('where') === slug}
              onClick={() => onChoose(slug)}
            >
              <b>{placeName({ slug, name })}</b> <small>{t('search.homes', { count })}</small>{' '}
              <span className={styles.price}>
                {t('search.from_price', {
                  price: formatMoney(from.amount, language, { cents: 'whole' }),
                })}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {listed.length < ordered.length && (
        <TextButton onClick={() => setWhole(true)}>
          {t('search.all_neighborhoods', { count: ordered.length })}
        </TextButton>
      )}
    </section>
  )
}

function useTitle(): string {
  const t = useText()
  const { params } = useSearch()
  const stay = parseStay(params)
  if (readFlexible(params)) return t('search.neighborhoods_stay')
  if (!hasDates(stay)) return t('search.neighborhoods_night')
  const count = nightsBetween(stay.checkIn, stay.checkOut)
  return t('search.neighborhoods_nights', { count })
}
