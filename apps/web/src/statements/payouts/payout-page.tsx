import { redirect, useLoaderData } from 'react-router'
import { call } from '#platform/api/api.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenManager } from '#platform/api/signed-in-loader.ts'
import { isAdmin } from '#platform/session/roles.ts'
import { readUser } from '#platform/session/session.ts'
import type { Route } from './+types/payout-page.ts'
import { PayoutFrame, PayoutSkeleton } from './opened/payout-frame.tsx'
import { adminLinks, ownerLinks } from './opened/payout-links.ts'

export const shouldRevalidate = withOfflineData

/** Operations open the payouts of others in the console. */
export async function clientLoader({ params: { payout: id } }: Route.ClientLoaderArgs) {
  const loaded = await whenManager(() =>
    loadPart(call('GET /owner/payouts/:id', { params: { id } })),
  )
  const user = readUser()
  if (loaded?.error && user && isAdmin(user)) throw redirect(adminLinks.payout(id))
  return loaded
}

export default function PayoutPage() {
  const loaded = useLoaderData<typeof clientLoader>()
  return loaded ? <PayoutFrame payout={loaded} links={ownerLinks} /> : <PayoutSkeleton />
}

export function HydrateFallback() {
  return <PayoutSkeleton />
}
