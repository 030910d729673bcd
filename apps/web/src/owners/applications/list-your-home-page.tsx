import type { OwnerApplication } from '@marea/contract/owners/endpoints.ts'
import { data, useLoaderData, useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { cacheable } from '#platform/api/caching.ts'
import { pageContext } from '#platform/api/page-context.ts'
import { whenSignedIn } from '#platform/api/signed-in-loader.ts'
import { readUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { ListingOffer } from '#shell/access/listing-offer.tsx'
import { Spread } from '#shell/pages/spread.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { Photo } from '#ui/media/photo.tsx'
import { Columns } from '#ui/page/columns.tsx'
import { DocumentHead } from '#ui/page/document-head.tsx'
import { Stack } from '#ui/page/stack.tsx'
import type { Route } from './+types/list-your-home-page.ts'
import { Earnings } from './earnings.tsx'
import { estimateWish } from './estimate-wish.ts'
import styles from './list-your-home.module.css'
import { loadEstimate } from './load-estimate.ts'
import { bedroom, living, pool } from './photos.ts'

/** The page is the same for everyone; the reader's applications load in the browser. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { call } = context.get(pageContext)
  const wish = estimateWish(new URL(request.url).searchParams)
  const applications: OwnerApplication[] = []
  return data({ ...(await loadEstimate(call, wish)), applications }, { headers: cacheable() })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [page, applications] = await Promise.all([
    serverLoader(),
    whenSignedIn(() => call('GET /owner-applications')),
  ])
  return { ...page, applications: applications ?? [] }
}

/** Only signed-in users have applications, and loading data loads every text with it. */
clientLoader.hydrate = readUser() !== null

export default function ListYourHomePage() {
  const t = useText()
  const { applications, ...earnings } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  return (
    <>
      <DocumentHead title={t('list.title')} description={t('list.description')} />
      <Spread title={t('list.title')} photo={pool} alt={t('earnings.photo_pool')}>
        <p>{t('list.description')}</p>
        <LinkButton to='#apply'>{t('earnings.apply')}</LinkButton>
      </Spread>
      <Stack gap={7} className={`measure ${styles.page}`}>
        {earnings.neighborhoods.length > 0 && <Earnings {...earnings} />}
        <Columns>
          <Stack gap={5} className={styles.photos}>
            <Photo
              photo={living}
              alt={t('earnings.photo_living')}
              sizes='(max-width: 860px) 100vw, 40vw'
              ratio='3 / 2'
            />
            <Photo
              photo={bedroom}
              alt={t('earnings.photo_bedroom')}
              sizes='(max-width: 860px) 100vw, 40vw'
              ratio='3 / 2'
            />
          </Stack>
          <div id='apply' className={styles.apply}>
            <ListingOffer applications={applications} onSent={revalidate} />
          </div>
        </Columns>
      </Stack>
    </>
  )
}
