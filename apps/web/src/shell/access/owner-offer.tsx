import { Suspense, use, useState } from 'react'
import { call } from '#platform/api/api.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Article } from '#shell/pages/article.tsx'
import { ListSkeleton } from '#ui/state/list-skeleton.tsx'
import { ListingOffer } from './listing-offer.tsx'

export default function OwnerOffer() {
  const t = useText()
  const [loading, setLoading] = useState(loadApplications)

  async function reload() {
    const next = loadApplications()
    await next
    setLoading(next)
  }

  return (
    <Article title={t('owner_offer.title')} summary={t('owner_offer.description')} isPrivate>
      <Suspense fallback={<ListSkeleton rows={3} row={{ height: '72px' }} />}>
        <Offer loading={loading} onSent={reload} />
      </Suspense>
    </Article>
  )
}

/**
 * If applications cannot be loaded the form still works, because the API refuses a second open one.
 */
function loadApplications() {
  return loadPart(call('GET /owner-applications')).then(({ value = [] }) => value)
}

type OfferProps = { loading: ReturnType<typeof loadApplications>; onSent: () => Promise<void> }

function Offer({ loading, onSent }: OfferProps) {
  return <ListingOffer applications={use(loading)} onSent={onSent} />
}
