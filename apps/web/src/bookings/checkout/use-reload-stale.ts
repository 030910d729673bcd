import { useRevalidator } from 'react-router'
import { isProblem } from '#identity/error-text.ts'

const staleCodes = ['booking.hold_expired', 'booking.not_held', 'booking.amount_changed'] as const

/** Reloads a page whose hold or amount is out of date, and passes the error on. */
export function useReloadStale() {
  const { revalidate } = useRevalidator()
  return async (error: unknown): Promise<never> => {
    if (staleCodes.some((code) => isProblem(error, code))) await revalidate()
    throw error
  }
}
