import { type ShouldRevalidateFunctionArgs, useLocation, useNavigation } from 'react-router'
import { withOfflineData } from '#platform/api/offline-loader.ts'

/** Opening a sheet changes the URL but needs no new data, so it happens at once. */
export function reloadsUnlessOpening(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl } = args
  const isOpening =
    currentUrl.search !== nextUrl.search &&
    nextUrl.searchParams.has('open') &&
    withoutSheet(currentUrl) === withoutSheet(nextUrl)
  return !isOpening && withOfflineData(args)
}

function withoutSheet({ pathname, searchParams }: URL): string {
  const others = new URLSearchParams(searchParams)
  others.delete('open')
  return `${pathname}?${others}`
}

/** Closes at once, while the page reloads its data. */
export function useOpen(): string {
  const here = useLocation()
  const { location: next } = useNavigation()
  const isClosing = next?.pathname === here.pathname && !openIn(next.search)
  return isClosing ? '' : openIn(here.search)
}

function openIn(search: string): string {
  return new URLSearchParams(search).get('open') ?? ''
}
