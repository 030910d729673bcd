import type { FoundSuite, SearchResult } from '@marea/contract/search.ts'
import { type ReactNode, type RefObject, Suspense, useState } from 'react'
import { lazyPart } from '#platform/lazy-part.ts'
import { Link } from '#platform/link.tsx'
import { useLanguage, useText } from '#platform/texts.tsx'
import { formatDays } from '#suites/days.ts'
import { hasDates, readStay } from '#suites/stay.ts'
import { buttonClass } from '#ui/button.tsx'
import { Heading } from '#ui/heading.tsx'
import { Icon } from '#ui/icon.tsx'
import { MenuButton } from '#ui/menu-button.tsx'
import { CompactBar } from './compact-bar.tsx'
import { Filters, loadFilters, type OpenFilters } from './filters.tsx'
import { Nothing } from './nothing.tsx'
import { readFlexible } from './query.ts'
import styles from './results.module.css'
import { useSearch } from './use-search.ts'

const FiltersDialog = lazyPart(loadFilters)

type ResultsProps = {
  result: SearchResult
  cover: RefObject<HTMLElement | null>
  card: (suite: FoundSuite, index: number) => ReactNode
  map: ReactNode
  mapButton: ReactNode
}

export function Results({ result, cover, card, map, mapButton }: ResultsProps) {
  const t = useText()
  const { params, isWaiting } = useSearch()
  const [open, setOpen] = useState<OpenFilters>(null)
  const { count, facets, histogram, relax } = result
  return (
    <section id='results' className={styles.results} aria-label={t('search.results')}>
      <CompactBar
        cover={cover}
        neighborhoods={facets?.neighborhoods ?? []}
        onFilters={() => setOpen('all')}
      />
      {count > 0 && (
        <div className={styles.head}>
          <Says count={count} />
          <Order />
        </div>
      )}
      <Filters facets={facets} open={open} onOpen={setOpen} />
      {open && (
        <Suspense>
          <FiltersDialog
            only={open === 'price' ? 'price' : null}
            {...{ facets, histogram, count }}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
      {count === 0 && !params.has('bbox') ? (
        <Nothing relax={relax ?? []} />
      ) : (
        <div className={styles.split} aria-busy={isWaiting}>
          {count === 0 ? <Nothing relax={relax ?? []} /> : <Listed result={result} card={card} />}
          {map}
        </div>
      )}
      {mapButton}
    </section>
  )
}

function Listed({ result, card }: Pick<ResultsProps, 'result' | 'card'>) {
  return (
    <div>
      <ul className={styles.list}>
        {result.items.map((suite, index) => (
          <li key={suite.slug}>{card(suite, index)}</li>
        ))}
      </ul>
      <More result={result} />
    </div>
  )
}

function Says({ count }: { count: number }) {
  const t = useText()
  const language = useLanguage()
  const { params } = useSearch()
  const stay = readStay(params)
  const isDated = hasDates(stay)
  const title = isDated
    ? t('search.free', { count, days: formatDays(stay.checkIn, stay.checkOut, language) })
    : t('search.found', { count })
  const isPriced = isDated || readFlexible(params) !== null
  return (
    <div aria-live='polite'>
      <Heading level={2}>{title}</Heading>
      <p className='soft'>{t(isPriced ? 'search.totals' : 'search.from_prices')}</p>
    </div>
  )
}

function Order() {
  const t = useText()
  const { params, change } = useSearch()
  const order = params.get('order') === 'exclusive' ? 'exclusive' : 'accessible'
  const orders = ['accessible', 'exclusive'] as const
  return (
    <div className={styles.order}>
      <span className='soft'>{t('search.order')}</span>
      <MenuButton
        label={t('search.order_by', { order: t(`search.order.${order}`) })}
        className={styles.choose}
        entries={orders.map((each) => ({
          id: each,
          label: t(`search.order.${each}`),
          ...(each === order && { icon: 'check' as const }),
          onSelect: () => change({ order: each === 'accessible' ? null : each }),
        }))}
      >
        {t(`search.order.${order}`)}
        <Icon name='down' small />
      </MenuButton>
    </div>
  )
}

function More({ result: { items, count, page, pages } }: Pick<ResultsProps, 'result'>) {
  const t = useText()
  const { params } = useSearch()
  if (pages <= 1) return null
  const next = new URLSearchParams(params)
  next.set('pages', String(page + 1))
  return (
    <p className={styles.end}>
      <span className='soft'>{t('search.shown', { shown: items.length, count })}</span>
      {page < pages && (
        <Link to={`?${next}`} replace preventScrollReset className={buttonClass({ kind: 'quiet' })}>
          {t('search.more')}
        </Link>
      )}
    </p>
  )
}
