import type { CalendarChangeDraft } from '@marea/contract/rates/calendar.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '#platform/api/api.ts'
import { createIdempotentCall, isAnswered } from '#platform/api/idempotent-call.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useIsOnline } from '#platform/live/online.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'

/** `navigator.onLine` can be true without a working connection, so changes are retried. */
const retryMs = 15_000

const savedTexts = {
  block: 'owner_calendar.saved_block',
  owner_stay: 'owner_calendar.saved_block',
  unblock: 'owner_calendar.saved_unblock',
  rates: 'owner_calendar.saved',
  clear: 'owner_calendar.saved',
} as const

/** Saves and undoes changes; one made without a connection is sent once there is one again. */
export function useCalendarChange(onChanged: () => void) {
  const t = useText()
  const isOnline = useIsOnline()
  const { isBusy, error, attempt, clearError } = useAttempt()
  const [send] = useState(createIdempotentCall)
  const [waiting, setWaiting] = useState<CalendarChangeDraft | null>(null)
  const [lastChange, setLastChange] = useState<string | null>(null)

  async function undo(id: string): Promise<void> {
    await send({ undo: id }, (idempotencyKey) =>
      call('POST /owner/calendar/changes/:id/undo', { params: { id }, idempotencyKey }),
    )
    setLastChange(null)
    toast.success(t('owner_calendar.undone'))
    onChanged()
  }

  async function save(draft: CalendarChangeDraft, onSaved: () => void) {
    if (!navigator.onLine) return setWaiting(draft)
    await attempt(async () => {
      const { id, skipped } = await send(draft, (idempotencyKey) =>
        call('POST /owner/calendar/changes', { body: draft, idempotencyKey }),
      ).catch((error: unknown) => {
        setWaiting(isAnswered(error) ? null : draft)
        throw error
      })
      setWaiting(null)
      setLastChange(id)
      const undoThis = () => void undo(id).catch(() => toast.error(t('owner_calendar.undo_failed')))
      const said = skipped.length
        ? t('owner_calendar.saved_skipped', { homes: skipped.join(', ') })
        : t(savedTexts[draft.act.kind])
      toast.success(said, { label: t('owner_calendar.undo'), act: undoThis })
      onSaved()
      onChanged()
    })
  }

  const sendWaiting = useEffectEvent(() => {
    if (waiting) void save(waiting, () => undefined)
  })
  useEffect(() => {
    if (!isOnline) return
    sendWaiting()
    const timer = setInterval(sendWaiting, retryMs)
    return () => clearInterval(timer)
  }, [isOnline])

  return {
    isBusy,
    error,
    isOnline,
    clearError,
    save,
    waiting,
    discard: () => setWaiting(null),
    lastChange,
    undoLast: () => attempt(async () => lastChange && undo(lastChange)),
  }
}

export type CalendarChanges = ReturnType<typeof useCalendarChange>
