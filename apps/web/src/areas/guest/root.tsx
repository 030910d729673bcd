import { Outlet, useLocation } from 'react-router'
import { Area } from '#areas/area.tsx'
import { CompactSearchBar } from '#search/search-bar/compact-search-bar.tsx'
import { ErrorScreen } from '#shell/access/error-screen.tsx'
import { createAccessOf } from '#shell/access.ts'
import { Frame } from '#shell/frame/frame.tsx'
import { guestPages } from './routes.ts'

export { clientMiddleware } from '#areas/area.tsx'

const accessOf = createAccessOf(guestPages)

/** Checkout, settings and sign-in have no search, which would distract from them. */
const pagesWithoutSearch =
  /^\/(checkout|pay-confirmation|chat|my-wallet|account-settings|list-your-home|sign-in|reset-password|auth|offline)(\/|$)/i

export default function GuestRoot() {
  const { pathname } = useLocation()
  return (
    <Area accessOf={accessOf} onPhoto={pathname === '/'} search={searchOn(pathname)}>
      <Outlet />
    </Area>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const { pathname } = useLocation()
  return (
    <Frame accessOf={accessOf} search={searchOn(pathname)}>
      <ErrorScreen error={error} />
    </Frame>
  )
}

function searchOn(pathname: string) {
  return pagesWithoutSearch.test(pathname) ? undefined : <CompactSearchBar />
}
