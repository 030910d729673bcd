import { useEffect } from 'react'
import { useLive } from '#platform/live/live.ts'
import { useUser } from '#platform/session/session.ts'
import { applyEditedTexts } from './language.ts'

const interval = 30_000

/**
 * Shows texts that operations edit while the page is open: immediately with a live stream, for
 * visitors by polling.
 */
export function FollowEditedTexts(): null {
  const isVisitor = useUser() === null
  useLive(['locale.texts_changed'], apply)

  useEffect(() => {
    if (!isVisitor) return
    const timer = setInterval(() => {
      if (!document.hidden) apply()
    }, interval)
    return () => clearInterval(timer)
  }, [isVisitor])

  return null
}

function apply(): void {
  // The page keeps the texts it has until the next attempt.
  applyEditedTexts().catch(() => undefined)
}
