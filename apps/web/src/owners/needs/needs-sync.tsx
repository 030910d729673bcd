import type { Need } from '@marea/contract/owners/needs.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useActionQueue } from '#owners/queue/use-action-queue.ts'
import { call } from '#platform/api/api.ts'
import { useLive } from '#platform/live/live.ts'
import { useUser } from '#platform/session/session.ts'
import { setNeedsCount } from './needs-count.ts'
import { withoutAnswered } from './without-answered.ts'

/** Keeps the badge of the navigation equal to the needs that the overview lists. */
export default function NeedsSync() {
  const token = useUser()?.token
  const [needs, setNeeds] = useState<readonly Need[]>([])
  const { actions } = useActionQueue(load)
  const count = withoutAnswered(needs, actions).length
  const loadNow = useEffectEvent(load)

  /** A failed request is repeated at the next event; until then the badge keeps its number. */
  async function load(): Promise<void> {
    setNeeds(await call('GET /owner/needs').catch(() => needs))
  }

  useEffect(() => {
    if (token) loadNow()
  }, [token])
  useLive(['booking.*', 'messaging.*', 'owners.*'], load)

  useEffect(() => {
    setNeedsCount(count)
    return () => setNeedsCount(0)
  }, [count])
  return null
}
