import { useLoaderData } from 'react-router'
import { call } from '#platform/api/api.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { PayoutFrame, PayoutSkeleton } from '#statements/payouts/opened/payout-frame.tsx'
import { adminLinks } from '#statements/payouts/opened/payout-links.ts'
import type { Route } from './+types/payout-page.ts'

export const shouldRevalidate = withOfflineData

export function clientLoader({ params: { payout: id } }: Route.ClientLoaderArgs) {
  return whenAdmin(() => loadPart(call('GET /admin/payouts/:id', { params: { id } })))
}

export default function PayoutPage() {
  const loaded = useLoaderData<typeof clientLoader>()
  return loaded ? <PayoutFrame payout={loaded} links={adminLinks} namesOwner /> : <PayoutSkeleton />
}

export function HydrateFallback() {
  return <PayoutSkeleton />
}
