import type { OwnerApplication } from '@marea/contract/owners/endpoints.ts'
import { useLoaderData, useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { cacheable } from '#platform/api/caching.ts'
import { whenSignedIn } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { ListingOffer } from '#shell/access/listing-offer.tsx'
import { Article } from '#shell/pages/article.tsx'

export const headers = cacheable

/** The page is the same for everyone; the reader's applications load in the browser. */
export function loader(): OwnerApplication[] {
  return []
}

export async function clientLoader(): Promise<OwnerApplication[]> {
  return (await whenSignedIn(() => call('GET /owner-applications'))) ?? []
}

clientLoader.hydrate = true as const

export default function ListYourHomePage() {
  const t = useText()
  const applications = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  return (
    <Article title={t('list.title')} summary={t('list.description')}>
      <ListingOffer applications={applications} onSent={revalidate} />
    </Article>
  )
}
