import type { ToDo } from '@marea/contract/owners/to-dos.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useActionQueue } from '#owners/queue/use-action-queue.ts'
import { call } from '#platform/api/api.ts'
import { useLive } from '#platform/live/live.ts'
import { useUser } from '#platform/session/session.ts'
import { setToDoCount } from './to-do-count.ts'
import { withoutAnswered } from './without-answered.ts'

/** Keeps the navigation badge equal to the number of to-dos on the overview. */
export default function ToDoSync() {
  const token = useUser()?.token
  const [needs, setToDos] = useState<readonly ToDo[]>([])
  const { actions } = useActionQueue(load)
  const count = withoutAnswered(needs, actions).length
  const loadNow = useEffectEvent(load)

  /** A failed request is repeated at the next event; until then the badge keeps its number. */
  async function load(): Promise<void> {
    setToDos(await call('GET /owner/needs').catch(() => needs))
  }

  useEffect(() => {
    if (token) loadNow()
  }, [token])
  useLive(['booking.*', 'messaging.*', 'owners.*'], load)

  useEffect(() => {
    setToDoCount(count)
    return () => setToDoCount(0)
  }, [count])
  return null
}
