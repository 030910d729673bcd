import { useEffect, useEffectEvent } from 'react'
import { sendUnsent } from '#messaging/thread/send-unsent.ts'
import { useDebouncedCallback } from '#messaging/use-debounced-callback.ts'
import { loadToday } from '#owners/mobile/last-today.ts'
import { useLive } from '#platform/live/live.ts'
import { refreshCopy } from '#platform/offline/refresh-copy.ts'
import { usePage } from '#platform/page/page.tsx'
import { whenIdle } from '#platform/page/when-idle.ts'
import { canManageHomes } from '#platform/session/roles.ts'
import { useUser } from '#platform/session/session.ts'
import { useLanguage } from '#platform/texts/texts.tsx'

/** A page that comes back after this long may miss what happened meanwhile. */
const freshMs = 5 * 60_000

/** A lively conversation is saved once it rests. */
const eventsMs = 3000

/** Keeps what this device has saved for the time without a connection up to date. */
export default function OfflineSync() {
  const { build } = usePage().config
  const language = useLanguage()
  const user = useUser()
  const token = user?.token
  const refresh = useEffectEvent(async () => {
    // In development a saved page would hide what was changed.
    if (!token || build === 'development' || !navigator.onLine) return
    await sendUnsent()
    await refreshCopy(language)
    if (user && user.profile !== undefined && canManageHomes(user)) await loadToday()
  })
  const refreshSoon = useDebouncedCallback(() => refresh().catch(() => undefined), eventsMs)

  useEffect(() => {
    if (!token) return
    let refreshedAt = Date.now()
    const cancel = whenIdle(() => refresh())
    const refreshAgain = () => {
      if (document.visibilityState !== 'visible' || Date.now() - refreshedAt < freshMs) return
      refreshedAt = Date.now()
      refresh().catch(() => undefined)
    }
    addEventListener('online', refreshAgain)
    document.addEventListener('visibilitychange', refreshAgain)
    return () => {
      cancel()
      removeEventListener('online', refreshAgain)
      document.removeEventListener('visibilitychange', refreshAgain)
    }
  }, [token])

  useLive(['booking.*', 'messaging.sent'], refreshSoon)
  return null
}
