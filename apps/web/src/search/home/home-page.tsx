import type { DateChoice } from '@marea/contract/search/date-choices.ts'
import type { FoundSuite, SearchResult } from '@marea/contract/search/endpoints.ts'
import { type RefObject, Suspense, useMemo, useRef, useState } from 'react'
import { data, useLoaderData } from 'react-router'
import { FavoriteButton } from '#favorites/favorite-button.tsx'
import { callPlain } from '#platform/api/api.ts'
import { cacheable, personal } from '#platform/api/caching.ts'
import { pageContext } from '#platform/api/page-context.ts'
import { lazyPart } from '#platform/texts/lazy-part.ts'
import { useText } from '#platform/texts/texts.tsx'
import { loadResults } from '#search/load-results.ts'
import { isUnfiltered, withChange } from '#search/query.ts'
import { Distance } from '#search/results/distance.tsx'
import { MapPanel } from '#search/results/map-panel.tsx'
import { Results } from '#search/results/results.tsx'
import { SearchError } from '#search/results/search-error.tsx'
import { pinOf, shownSuites } from '#search/results/shown-suites.ts'
import { StartAtResults } from '#search/results/start-at-results.tsx'
import { useMapToggle } from '#search/results/use-map-toggle.ts'
import { SearchBar } from '#search/search-bar/search-bar.tsx'
import type { SearchBarPart } from '#search/search-bar/search-panel.tsx'
import { useSearch } from '#search/use-search.ts'
import { useRememberedSearch } from '#search/where/use-remembered-search.ts'
import { breakfast } from '#shell/photos.ts'
import { CardPrice } from '#suites/card/card-price.tsx'
import { PinCard } from '#suites/card/pin-card.tsx'
import { SuiteCard } from '#suites/card/suite-card.tsx'
import { formatBounds, parseBounds } from '#suites/map/bounds.ts'
import { hasDates, parseStay, stayQuery, withStay } from '#suites/stay-params.ts'
import { Button } from '#ui/button/button.tsx'
import { DocumentHead } from '#ui/page/document-head.tsx'
import { Heading } from '#ui/text/heading.tsx'
import type { Route } from './+types/home-page.ts'
import { Cover } from './cover.tsx'
import { crops, srcSet } from './cover-photo.ts'
import styles from './home-page.module.css'
import { Neighborhoods } from './neighborhoods.tsx'

const PriceMap = lazyPart(() => import('#suites/map/price-map.tsx'))

/** The plain page is shared and cached for a minute; a search is always computed. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const found = await loadResults(context.get(pageContext).call, searchParams)
  const headers = isUnfiltered(searchParams) ? cacheable() : personal()
  return data(found, { headers })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

/** The browser calls the API directly. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url)
  return loadResults(callPlain, searchParams)
}

export function links() {
  return crops.map((cut) => ({
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    imageSrcSet: srcSet(cut, 'avif'),
    imageSizes: '100vw',
    media: cut.media,
    fetchPriority: 'high' as const,
  }))
}

export default function HomePage() {
  const t = useText()
  const { result, choices, code } = useLoaderData<typeof clientLoader>()
  const [open, setOpen] = useState<SearchBarPart | null>(null)
  const cover = useRef<HTMLElement>(null)
  const neighborhoods = result?.facets?.neighborhoods ?? []
  useRememberedSearch()

  function showResults() {
    setOpen(null)
    document.getElementById('results')?.scrollIntoView({ block: 'start' })
  }

  return (
    <>
      <DocumentHead title={t('home.title')} />
      <Cover ref={cover} isOpen={open !== null}>
        <SearchBar
          neighborhoods={neighborhoods}
          open={open}
          onOpen={setOpen}
          onSearch={showResults}
        />
      </Cover>
      <Suspense>{result && <SearchResults {...{ result, choices, cover }} />}</Suspense>
      {code && (
        <div id='results' className={`measure ${styles.error}`}>
          <SearchError code={code} />
        </div>
      )}
      <StartAtResults />
      <Suspense>
        <Neighborhoods photo={breakfast} counts={neighborhoods} />
      </Suspense>
      <section className={`measure ${styles.promise}`}>
        <Heading level={2} className={styles.quote}>
          {t('home.promise')}
        </Heading>
        <p className='soft'>{t('home.promise_by')}</p>
      </section>
    </>
  )
}

type SearchResultsProps = {
  result: SearchResult
  choices: DateChoice[]
  cover: RefObject<HTMLElement | null>
}

function SearchResults({ result, choices, cover }: SearchResultsProps) {
  const t = useText()
  const { params, go } = useSearch()
  const [active, setActive] = useState<string | null>(null)
  const map = useMapToggle()
  const shown = useMemo(() => shownSuites(result), [result])
  const pins = useMemo(() => shown.map(pinOf), [shown])
  const bbox = params.get('bbox')
  const box = useMemo(() => parseBounds(bbox), [bbox])
  return (
    <Results
      {...{ result, choices, cover }}
      card={(suite) => (
        <SuiteCard
          card={suite}
          query={queryOf(suite, params)}
          price={<DatedPrice suite={suite} />}
          heart={<FavoriteButton slug={suite.slug} name={suite.name} />}
          isActive={active === suite.slug}
          onActive={(isActive) => setActive(isActive ? suite.slug : null)}
        >
          <Distance suite={suite} />
        </SuiteCard>
      )}
      map={
        <MapPanel ref={map.ref} isOpened={map.isAsked}>
          <PriceMap
            {...{ pins, active }}
            bbox={box}
            onActive={setActive}
            onMove={(bounds) =>
              go(withChange(params, { bbox: formatBounds(bounds) }), { replace: true })
            }
            card={(slug) => <MapCard suite={shown.find((suite) => suite.slug === slug)} />}
          />
        </MapPanel>
      }
      mapButton={
        <div className={styles.mapButton}>
          <Button
            icon={map.isAsked ? 'grid' : 'pin'}
            kind='paper'
            aria-pressed={map.isAsked}
            onClick={map.toggle}
          >
            {t(map.isAsked ? 'map.hide' : 'map.show')}
          </Button>
        </div>
      }
    />
  )
}

function DatedPrice({ suite }: { suite: FoundSuite }) {
  const { params } = useSearch()
  const stay = parseStay(params)
  const days = suite.stay ?? (hasDates(stay) ? stay : undefined)
  return (
    <CardPrice
      nightlyFrom={suite.nightlyFrom?.amount ?? null}
      total={suite.total?.amount}
      days={days}
      showsDates={suite.stay !== undefined}
    />
  )
}

function MapCard({ suite }: { suite: FoundSuite | undefined }) {
  const { params } = useSearch()
  return (
    suite && (
      <PinCard card={suite} query={queryOf(suite, params)} price={<DatedPrice suite={suite} />} />
    )
  )
}

function queryOf({ stay }: FoundSuite, params: URLSearchParams): string {
  return stayQuery(stay ? withStay(params, stay) : params)
}
