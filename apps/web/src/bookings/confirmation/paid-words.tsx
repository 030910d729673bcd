import type { BookingConfirmation } from '@marea/contract/bookings/endpoints.ts'
import { confirmationPath } from '#bookings/payment/use-pay.ts'
import { signInPath } from '#identity/safe-next.ts'
import type { PagePart } from '#platform/api/page-part.ts'
import { useUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { LoadError } from '#ui/page/load-error.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { WordsSkeleton } from './confirmation-skeleton.tsx'
import { GuestWords } from './guest-words.tsx'
import type { OwnStay } from './load-own-stay.ts'
import { VisitorWords } from './visitor-words.tsx'

type PaidWordsProps = {
  confirmation: BookingConfirmation
  own: PagePart<OwnStay> | null | undefined
  onRetry: () => Promise<void>
}

/**
 * The server does not know who is reading, so it sends the versions for the guest and for visitors.
 */
export function PaidWords({ confirmation: { id, suite }, own, onRetry }: PaidWordsProps) {
  const t = useText()
  const isSignedIn = Boolean(useUser())
  const path = signInPath(confirmationPath(id))
  if (own?.value) return <GuestWords booking={own.value.booking} />
  if (own) {
    return <LoadError title={t('confirmed.load_failed')} error={own.error} onRetry={onRetry} />
  }
  if (own === null) return <VisitorWords suite={suite} signInPath={path} isStranger={isSignedIn} />
  return (
    <>
      <Stack data-for='out'>
        <VisitorWords suite={suite} signInPath={path} isStranger={false} />
      </Stack>
      <WordsSkeleton />
    </>
  )
}
