import type { WebhookDelivery } from '@marea/contract/integrations/webhooks.ts'
import { useEffect, useEffectEvent } from 'react'

const refreshMs = 2000

/** Loads again while something is about to be sent, which takes a second or two. */
export function useRefresh(deliveries: WebhookDelivery[], revalidate: () => Promise<void>): void {
  const isPending = deliveries.some(
    ({ status, attempts }) => status === 'waiting' && attempts === 0,
  )
  const refresh = useEffectEvent(() => revalidate())
  useEffect(() => {
    if (!isPending) return undefined
    const timer = setInterval(() => refresh(), refreshMs)
    return () => clearInterval(timer)
  }, [isPending])
}
