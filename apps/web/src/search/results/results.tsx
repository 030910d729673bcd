import type { DateChoice } from '@marea/contract/search/date-choices.ts'
import type { FoundSuite, SearchFacets, SearchResult } from '@marea/contract/search/endpoints.ts'
import { type ReactNode, type RefObject, Suspense, useState } from 'react'
import { Link } from '#platform/page/link.tsx'
import { lazyPart } from '#platform/texts/lazy-part.ts'
import { useText } from '#platform/texts/texts.tsx'
import { usePlaceName } from '#platform/texts/use-place-name.ts'
import { ChoiceStrip } from '#search/dates/choice-strip.tsx'
import { Filters, loadFilters, type OpenFilters } from '#search/filters/filters.tsx'
import { isUnfiltered, readFlexible } from '#search/query.ts'
import { SaveSearch } from '#search/saved/save-search.tsx'
import { CompactBar } from '#search/search-bar/compact-bar.tsx'
import { useSearch } from '#search/use-search.ts'
import { useSearchBarLabels } from '#search/use-search-bar-labels.ts'
import { hasDates, parseStay } from '#suites/stay-params.ts'
import { buttonClass } from '#ui/button/button.tsx'
import { EstimateNote } from '#ui/format/estimate.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { MenuButton } from '#ui/overlay/menu-button.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { NoResults } from './no-results.tsx'
import { ResultGroups } from './result-groups.tsx'
import styles from './results.module.css'

const FiltersDialog = lazyPart(loadFilters)

type ResultsProps = {
  result: SearchResult
  choices: readonly DateChoice[]
  cover: RefObject<HTMLElement | null>
  card: (suite: FoundSuite, index: number) => ReactNode
  map: ReactNode
  mapButton: ReactNode
}

export function Results({ result, choices, cover, card, map, mapButton }: ResultsProps) {
  const t = useText()
  const { params, isWaiting } = useSearch()
  const [open, setOpen] = useState<OpenFilters>(null)
  const { count, facets, histogram, relax, groups } = result
  const isAnyPublished = count > 0 || !isUnfiltered(params)
  return (
    <section id='results' className={`measure ${styles.results}`} aria-label={t('search.results')}>
      <CompactBar
        cover={cover}
        neighborhoods={facets?.neighborhoods ?? []}
        onFilters={() => setOpen('all')}
      />
      {count > 0 && (
        <Inline isSpread className={styles.head}>
          <ResultHeading count={count} neighborhoods={facets?.neighborhoods ?? []} />
          <Inline gap={5}>
            <SaveSearch />
            <OrderMenu />
          </Inline>
        </Inline>
      )}
      <ChoiceStrip choices={choices} />
      {isAnyPublished && <Filters facets={facets} open={open} onOpen={setOpen} />}
      {open && (
        <Suspense>
          <FiltersDialog
            only={open === 'price' ? 'price' : null}
            {...{ facets, histogram, count }}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
      {count === 0 && !groups && !params.has('bbox') ? (
        <NoResults relax={relax ?? []} save={<SaveSearch />} />
      ) : (
        <div className={styles.split} aria-busy={isWaiting}>
          <div>
            {count === 0 ? (
              <NoResults relax={relax ?? []} save={<SaveSearch />} />
            ) : (
              <ResultList result={result} card={card} />
            )}
            {groups && <ResultGroups groups={groups} card={card} />}
          </div>
          {map}
        </div>
      )}
      {isAnyPublished && mapButton}
    </section>
  )
}

function ResultList({ result, card }: Pick<ResultsProps, 'result' | 'card'>) {
  return (
    <>
      <ul className={styles.list}>
        {result.items.map((suite, index) => (
          <li key={suite.slug}>{card(suite, index)}</li>
        ))}
      </ul>
      <LoadMore result={result} />
    </>
  )
}

type ResultHeadingProps = { count: number; neighborhoods: SearchFacets['neighborhoods'] }

function ResultHeading({ count, neighborhoods }: ResultHeadingProps) {
  const t = useText()
  const { params } = useSearch()
  const placeName = usePlaceName()
  const where = neighborhoods.find(({ slug }) => slug === params.get('where'))
  const { when } = useSearchBarLabels()
  const stay = parseStay(params)
  const isDated = hasDates(stay)
  const isFlexible = readFlexible(params) !== null
  const title =
    isDated && !isFlexible
      ? t('search.free', { count, days: when })
      : t('search.found', { count, place: where ? placeName(where) : t('value.places') })
  const isPriced = isDated || isFlexible
  return (
    <div aria-live='polite'>
      <Heading level={2}>{title}</Heading>
      <p className='soft'>{t(isPriced ? 'search.totals' : 'search.from_prices')}</p>
      <EstimateNote />
    </div>
  )
}

function OrderMenu() {
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

function LoadMore({ result: { items, count, page, pages } }: Pick<ResultsProps, 'result'>) {
  const t = useText()
  const { params } = useSearch()
  if (pages <= 1) return null
  const next = new URLSearchParams(params)
  next.set('pages', String(page + 1))
  return (
    <Inline as='p' gap={5} className={styles.end}>
      <span className='soft'>{t('search.shown', { shown: items.length, count })}</span>
      {page < pages && (
        <Link to={`?${next}`} replace preventScrollReset className={buttonClass({ kind: 'quiet' })}>
          {t('search.more')}
        </Link>
      )}
    </Inline>
  )
}
