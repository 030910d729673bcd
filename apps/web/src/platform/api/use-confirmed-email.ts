import { useEffect, useEffectEvent } from 'react'
import { useUser } from '#platform/session/session.ts'
import { restoreUser } from './restore-user.ts'

const askAgainMs = 4000

/** Runs once the person's address is confirmed, in whatever browser the link was opened. */
export function useConfirmedEmail(isWaiting: boolean, onConfirmed: () => void): void {
  const isConfirmed = useUser()?.isEmailConfirmed === true
  const isAsking = isWaiting && !isConfirmed
  const proceed = useEffectEvent(onConfirmed)

  useEffect(() => {
    if (!isAsking) return
    const timer = setInterval(restoreUser, askAgainMs)
    addEventListener('focus', restoreUser)
    return () => {
      clearInterval(timer)
      removeEventListener('focus', restoreUser)
    }
  }, [isAsking])

  useEffect(() => {
    if (isWaiting && isConfirmed) proceed()
  }, [isWaiting, isConfirmed])
}
