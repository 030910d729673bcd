import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** Without a connection a page keeps what it has read, rather than give way to an error. */
export function withOfflineData({
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return navigator.onLine && defaultShouldRevalidate
}
