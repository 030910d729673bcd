import { qrPath } from '@marea/contract/platform/qr-path.ts'
import { dayIn } from '@marea/contract/platform/time/zoned-time.ts'
import { useEffect } from 'react'
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router'
import { isMissing } from '#platform/api/not-found.ts'
import { pageContext } from '#platform/api/page-context.ts'
import { useText } from '#platform/texts/texts.tsx'
import { QuoteLines } from '#pricing/quote-lines.tsx'
import { type Priced, requestQuote, type Unpriced } from '#pricing/request-quote.ts'
import { notFoundNear } from '#shell/access/near-pages.ts'
import { hasDates, parseStay, stayQuery } from '#suites/stay-params.ts'
import { Button } from '#ui/button/button.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { DocumentHead } from '#ui/page/document-head.tsx'
import type { Route } from './+types/print-page.ts'
import styles from './print.module.css'
import { SummaryHead } from './summary-head.tsx'
import { SummaryRest } from './summary-rest.tsx'
import { SummaryStay } from './summary-stay.tsx'

export async function loader({ params: { slug }, request, context }: Route.LoaderArgs) {
  const { call, config } = context.get(pageContext)
  try {
    const suite = await call('GET /suites/:slug', { params: { slug } })
    const query = stayQuery(new URL(request.url).searchParams)
    const address = `${config.publicUrl}/suite-details/${slug}${query}`
    return {
      suite,
      address,
      qr: qrPath(address),
      asked: noPrice,
      on: dayIn(suite.timeZone, new Date()),
    }
  } catch (error) {
    if (isMissing(error)) throw await notFoundNear(request, context.get(pageContext))
    throw error
  }
}

/** The price depends on the signed-in user, whom only the browser knows. */
export async function clientLoader({ params, request, serverLoader }: Route.ClientLoaderArgs) {
  const stay = parseStay(new URL(request.url).searchParams)
  const [loaded, asked] = await Promise.all([
    serverLoader(),
    hasDates(stay) ? requestQuote(params.slug, stay) : noPrice,
  ])
  return { ...loaded, asked }
}

const noPrice: Priced | Unpriced | null = null

/** A home on one or two sheets of paper, with the stay as chosen. */
export default function PrintPage() {
  const t = useText()
  const { suite, address, qr, asked, on } = useLoaderData<typeof clientLoader>()
  const [params] = useSearchParams()
  const stay = parseStay(params)
  usePrice(hasDates(stay) && asked === null)
  return (
    <div className={`measure ${styles.page}`}>
      <DocumentHead title={t('print.title', { name: suite.name })} isPrivate />
      <div className={`unprinted ${styles.tools}`}>
        <LinkButton
          icon='left'
          to={`/suite-details/${suite.slug}${stayQuery(params)}`}
          kind='quiet'
        >
          {t('print.back')}
        </LinkButton>
        <Button icon='print' onClick={() => window.print()}>
          {t('print.action')}
        </Button>
      </div>
      <article className={styles.sheet}>
        <SummaryHead suite={suite} address={address} qr={qr} />
        <SummaryStay stay={stay} asked={asked} on={on}>
          {asked && 'quote' in asked && <QuoteLines quote={asked.quote} />}
        </SummaryStay>
        <SummaryRest suite={suite} />
      </article>
    </div>
  )
}

/** The server's page has no price. */
function usePrice(isMissing: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (isMissing) revalidate()
  }, [isMissing, revalidate])
}
