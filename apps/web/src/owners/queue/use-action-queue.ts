import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { useRetry } from '#platform/live/use-retry.ts'
import { toast } from '#platform/page/toast.ts'
import { useUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { actionQueue, type QueuedAction } from './action-queue.ts'
import type { OwnerAction } from './owner-action.ts'

const none: readonly QueuedAction[] = []

/** The signed-in person's queue; `onSent` is called whenever an action has left it. */
export function useActionQueue(onSent: () => unknown) {
  const t = useText()
  const userId = useUser()?.id ?? ''
  const before = useRef(0)
  const all = useSyncExternalStore(actionQueue.subscribe, actionQueue.read, () => none)
  const actions = all.filter((each) => each.userId === userId)
  const waiting = actions.filter(({ failure }) => failure === null).length
  const sent = useEffectEvent(onSent)

  useEffect(() => {
    if (waiting > 0) void actionQueue.flush()
  }, [waiting])
  useRetry(waiting > 0, () => void actionQueue.flush())

  useEffect(() => {
    if (waiting < before.current) sent()
    before.current = waiting
  }, [waiting])

  function queue(action: OwnerAction, about: string) {
    if (!actionQueue.add(action, about)) toast.warning(t('queue.not_stored'))
  }

  return { actions, queue }
}
