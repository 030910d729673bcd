import { Suspense } from 'react'
import { lazyPart } from '#platform/page/lazy-part.ts'
import { useUser } from '#platform/session/session.ts'

const ActingBanner = lazyPart(() => import('#identity/acting/acting-banner.tsx'))

/** While an administrator acts in the account of another person. */
export function ActingBannerHost() {
  const user = useUser()
  if (!user?.id || !user.actingUntil) return null
  const { id, fullName, actingUntil } = user
  return (
    <Suspense>
      <ActingBanner person={{ id, fullName }} until={actingUntil} />
    </Suspense>
  )
}
