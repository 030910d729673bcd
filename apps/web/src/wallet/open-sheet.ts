import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { withOfflineData } from '#platform/api/offline-loader.ts'

/** Opening and closing a sheet load nothing, so they happen at once and no reload overtakes them. */
export function reloadsUnlessSheet(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl } = args
  const isSheet =
    currentUrl.search !== nextUrl.search && withoutSheet(currentUrl) === withoutSheet(nextUrl)
  return !isSheet && withOfflineData(args)
}

function withoutSheet({ pathname, searchParams }: URL): string {
  const others = new URLSearchParams(searchParams)
  others.delete('open')
  others.delete('redeem')
  return `${pathname}?${others}`
}

/** The code of a gift card from the link in its email; null without one. */
export function useRedeemCode(): string | null {
  const [search] = useSearchParams()
  return search.get('redeem') ?? (search.get('open') === 'redeem' ? '' : null)
}

export function useOpen(): string {
  const [search] = useSearchParams()
  return search.get('open') ?? ''
}
