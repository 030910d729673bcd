import { addDays } from '@marea/contract/platform/time/days.ts'
import { Suspense, useEffect, useState } from 'react'
import { type ShouldRevalidateFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { useReserve } from '#bookings/checkout/use-reserve.ts'
import { NightCalendar } from '#calendar/night-calendar.tsx'
import { isShownAvailable, packNights } from '#calendar/nights.ts'
import { FavoriteButton, FavoriteTextButton } from '#favorites/favorite-button.tsx'
import { callPlain } from '#platform/api/api.ts'
import { cacheable } from '#platform/api/caching.ts'
import { isMissing } from '#platform/api/not-found.ts'
import { pageContext } from '#platform/api/page-context.ts'
import { useLanguage } from '#platform/texts/texts.tsx'
import { usePlaceName } from '#platform/texts/use-place-name.ts'
import { BookBar } from '#pricing/book-bar.tsx'
import { QuoteCard } from '#pricing/quote-card.tsx'
import { RefundLine } from '#pricing/refund-line.tsx'
import { type Priced, requestQuote, type Unpriced } from '#pricing/request-quote.ts'
import { Reviews } from '#reviews/reviews.tsx'
import { notFoundNear } from '#shell/access/near-pages.ts'
import { Mosaic } from '#suites/gallery/mosaic.tsx'
import { OpenGallery } from '#suites/gallery/open-gallery.tsx'
import { Video } from '#suites/gallery/video.tsx'
import { AboutNeighborhood } from '#suites/neighborhood/about-neighborhood.tsx'
import { sharedPhotoUrl, videoUrl } from '#suites/photo-set.ts'
import { Safety } from '#suites/safety/safety.tsx'
import { SimilarHomes } from '#suites/similar/similar-homes.tsx'
import { hasDates, isSameStay, parseStay, type StayParams } from '#suites/stay-params.ts'
import { Columns } from '#ui/page/columns.tsx'
import { DocumentHead } from '#ui/page/document-head.tsx'
import { jumpTo } from '#ui/scroll/jump-to.ts'
import type { Route } from './+types/suite-page.ts'
import { Amenities } from './amenities.tsx'
import { GettingAround } from './getting-around.tsx'
import { HouseRules } from './house-rules.tsx'
import { Location } from './location.tsx'
import { SleepingAreas } from './sleeping-areas.tsx'
import { Story } from './story.tsx'
import { StructuredData } from './structured-data.tsx'
import { SuiteHead } from './suite-head.tsx'
import styles from './suite-page.module.css'
import { useStay } from './use-stay.ts'

/** The most that is sent at once, less one where the home's day is not that of UTC. */
const daysAhead = 399

export const headers = cacheable

export async function loader({ params: { slug }, request, context }: Route.LoaderArgs) {
  const { call } = context.get(pageContext)
  const params = { slug }
  try {
    const [suite, calendar, reviews] = await Promise.all([
      call('GET /suites/:slug', { params }),
      call('GET /suites/:slug/calendar', { params, query: calendarRange() }),
      call('GET /suites/:slug/reviews', { params, query: {} }),
    ])
    return { suite, nights: packNights(calendar), reviews, asked: noPrice, now: Date.now() }
  } catch (error) {
    if (isMissing(error)) throw await notFoundNear(request, context.get(pageContext))
    throw error
  }
}

type SuiteData = Awaited<ReturnType<typeof loader>>

let shown: SuiteData | undefined

/** The home is loaded once; each stay in the URL is priced again. */
export async function clientLoader({ params, request, serverLoader }: Route.ClientLoaderArgs) {
  if (shown?.suite.slug !== params.slug) shown = await serverLoader()
  const stay = parseStay(new URL(request.url).searchParams)
  const requested = hasDates(stay) ? await requestQuote(params.slug, stay) : noPrice
  if (!hasDates(stay) || !requested || !isCalendarOutdated(requested))
    return { ...shown, asked: requested, now: Date.now() }
  const isJustTaken =
    requested.code === 'calendar.dates_taken' && isShownAvailable(shown.nights, stay)
  shown = { ...shown, nights: await reloadNights(shown) }
  return { ...shown, asked: { ...requested, isJustTaken }, now: Date.now() }
}

/** A refusal by the calendar's rules means that the page's copy may be outdated. */
function isCalendarOutdated(requested: Priced | Unpriced): requested is Unpriced {
  return 'code' in requested && ['calendar.dates_taken', 'stay.too_short'].includes(requested.code)
}

async function reloadNights({ suite, nights }: SuiteData) {
  const given = { params: { slug: suite.slug }, query: calendarRange() }
  return callPlain('GET /suites/:slug/calendar', given).then(packNights, () => nights)
}

/** Moving to another photo changes the URL but neither the home nor its price. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args
  if (currentUrl.pathname !== nextUrl.pathname) return true
  if (currentUrl.search === nextUrl.search) return defaultShouldRevalidate
  return !isSameStay(currentUrl, nextUrl)
}

export default function SuitePage() {
  const placeName = usePlaceName()
  const loaded = useLoaderData<typeof clientLoader>()
  const { suite, nights, reviews, asked } = loaded
  const language = useLanguage()
  const { stay, isWaiting, choose } = useStay()
  usePriceFromUrl(loaded, stay)
  const { nightlyFrom } = nights
  const [first] = suite.photos
  const [video] = suite.videos
  const [isReasonAsked, setReasonAsked] = useState(false)
  const showReason = () => setReasonAsked(true)
  const reserving = useReserve(isWaiting ? null : asked, showReason)
  const price = { stay, nightlyFrom, asked, reserving, onDates: () => jumpTo('nights') }
  return (
    <div className='measure'>
      <DocumentHead
        title={`${suite.name}, ${placeName(suite.neighborhood)}`}
        description={suite.texts[language].tagline}
        {...(first && { image: sharedPhotoUrl(first.key) })}
        video={video?.formats.includes('mp4') ? videoUrl(video.key, 'mp4') : undefined}
      />
      <StructuredData suite={suite} reviews={reviews.items} />
      <Mosaic suite={suite} film={video && <Video video={video} />} />
      <Columns kind='price' className={styles.grid}>
        <Suspense>
          <SuiteText {...{ loaded, stay, choose }} />
        </Suspense>
        <QuoteCard
          {...price}
          limits={suite}
          isWaiting={isWaiting}
          onChange={choose}
          isReasonAsked={isReasonAsked}
          onReasonShown={() => setReasonAsked(false)}
        />
      </Columns>
      <Suspense>
        <Reviews key={suite.slug} slug={suite.slug} first={reviews} />
      </Suspense>
      <Suspense>
        <Location suite={suite} />
        <AboutNeighborhood neighborhood={suite.neighborhood} isLinked />
        <GettingAround places={suite.nearby} />
        <HouseRules suite={suite} />
        <SimilarHomes
          slug={suite.slug}
          stay={stay}
          heart={(card) => <FavoriteButton slug={card.slug} name={card.name} />}
        />
      </Suspense>
      <BookBar {...price} onQuote={showReason} />
      <OpenGallery suite={suite} />
    </div>
  )
}

type SuiteTextProps = Pick<ReturnType<typeof useStay>, 'stay' | 'choose'> & { loaded: SuiteData }

function SuiteText({ loaded, stay, choose }: SuiteTextProps) {
  const { suite, nights, asked, now } = loaded
  const language = useLanguage()
  const quote = asked && 'quote' in asked ? asked.quote : null
  return (
    <div className={styles.text}>
      <SuiteHead suite={suite} heart={<FavoriteTextButton slug={suite.slug} />} />
      <Story texts={suite.texts[language]} />
      <SleepingAreas suite={suite} />
      <Amenities amenities={suite.amenities} />
      <Safety suite={suite} />
      <Suspense>
        <NightCalendar nights={nights} stay={stay} onChange={choose} />
      </Suspense>
      <RefundLine policy={suite.cancellation} quote={quote} now={now} />
    </div>
  )
}

/** The server's page is the same for everyone; a stay in the URL is priced after hydration. */
function usePriceFromUrl(loaded: SuiteData, stay: StayParams) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (shown) return
    shown = loaded
    if (hasDates(stay)) revalidate()
  }, [loaded, stay, revalidate])
}

const noPrice: Priced | Unpriced | null = null

/** From the home's today on. */
function calendarRange(): { to: string } {
  return { to: addDays(new Date().toISOString().slice(0, 10), daysAhead) }
}
