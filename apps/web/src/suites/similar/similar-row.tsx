import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import type { SimilarHome } from '@marea/contract/search/similar.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { CardPrice } from '#suites/card/card-price.tsx'
import { SuiteCard } from '#suites/card/suite-card.tsx'
import { hasDates, type StayParams, withStay } from '#suites/stay-params.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { formatDistance } from '#ui/format/format-distance.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadError } from '#ui/page/load-error.tsx'
import { Skeleton, SkeletonBlock } from '#ui/state/skeleton.tsx'
import styles from './similar-homes.module.css'
import type { SimilarHomesProps } from './similar-homes-props.ts'
import { useSimilar } from './use-similar.ts'

/** With dates in the URL, only homes that are available for them. */
export default function SimilarRow({ slug, stay, heart }: SimilarHomesProps) {
  const t = useText()
  const language = useLanguage()
  const { loaded, error, retry } = useSimilar(slug, stay)
  if (error) return <LoadError title={t('similar.failed')} error={error} onRetry={retry} />
  if (!loaded) return <Waiting />
  const { homes, pricedFor } = loaded
  const days = hasDates(pricedFor)
    ? formatDayRange(pricedFor.checkIn, pricedFor.checkOut, language)
    : null
  const query = queryOf(pricedFor)
  if (homes.length === 0) {
    const title = days ? t('similar.none_on_dates', { days }) : t('similar.none')
    return (
      <EmptyState
        title={title}
        level={3}
        actions={<LinkButton to={`/${query}`}>{t('similar.search')}</LinkButton>}
      />
    )
  }
  return (
    <>
      <p className='soft'>{days ? t('similar.dates', { days }) : '\u00a0'}</p>
      <ul className={styles.row}>
        {homes.map((home) => (
          <li key={home.slug}>
            <SuiteCard
              card={home}
              query={query}
              heart={heart(home)}
              price={<Price home={home} stay={pricedFor} />}
            >
              <p className='soft small'>
                {t('similar.away', { distance: formatDistance(home.kilometers, language) })}
              </p>
            </SuiteCard>
          </li>
        ))}
      </ul>
    </>
  )
}

function Price({ home, stay }: { home: SimilarHome; stay: StayParams }) {
  const { nightlyFrom, total } = home
  return (
    <CardPrice
      nightlyFrom={nightlyFrom?.amount ?? null}
      total={total?.amount}
      days={hasDates(stay) ? stay : undefined}
    />
  )
}

function Waiting() {
  return (
    <Skeleton className={styles.waiting}>
      {[1, 2, 3, 4].map((card) => (
        <SkeletonBlock key={card} ratio='3 / 2' />
      ))}
    </Skeleton>
  )
}

function queryOf(stay: StayParams): string {
  const own = withStay(new URLSearchParams(), stay)
  return own.size > 0 ? `?${own}` : ''
}
