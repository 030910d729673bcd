import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** Without a connection a page keeps its loaded data instead of showing an error. */
export function withOfflineData({
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return navigator.onLine && defaultShouldRevalidate
}
