import { Suspense } from 'react'
import { useUser } from '#platform/session/session.ts'
import { lazyPart } from '#platform/texts/lazy-part.ts'

const ImpersonationBanner = lazyPart(
  () => import('#identity/impersonation/impersonation-banner.tsx'),
)

export function ImpersonationBannerHost() {
  const user = useUser()
  if (!user?.id || !user.actingUntil) return null
  const { id, fullName, actingUntil } = user
  return (
    <Suspense>
      <ImpersonationBanner person={{ id, fullName }} until={actingUntil} />
    </Suspense>
  )
}
