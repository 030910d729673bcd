import { areaOf } from '@marea/contract/areas.ts'
import type { ComponentProps } from 'react'
import { Link as RouterLink, type LinkProps as RouterLinkProps, useLocation } from 'react-router'

type NavigateOptions = Pick<
  RouterLinkProps,
  'to' | 'prefetch' | 'replace' | 'state' | 'preventScrollReset' | 'reloadDocument'
>

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> &
  NavigateOptions & {
    /** Opens a sheet or dialog over the page, which does not scroll and which Back returns to. */
    isOverlay?: boolean | undefined
  }

/** State of the history entry that belongs to a sheet opened by URL. */
export const opensOverlay = { opensOverlay: true }

/** Links to another page of the app; all routes are known from the start, so none is looked up. */
export const Link = import.meta.env.SSR ? ServerLink : BrowserLink

function BrowserLink({ prefetch = 'none', isOverlay, ...rest }: LinkProps) {
  const props = isOverlay ? { ...rest, state: opensOverlay, preventScrollReset: true } : rest
  // The rules of the document fetch a page of another area early (`platform/area`).
  const isEarly = prefetch !== 'none' && !leadsElsewhere(props.to)
  return <RouterLink discover='none' prefetch={isEarly ? prefetch : 'none'} {...props} />
}

function leadsElsewhere(to: LinkProps['to']): boolean {
  return isAbsoluteUrl(to) && areaOf(to.replace(/[?#].*/, '')) !== areaOf(location.pathname)
}

/** Links are not clicked on the server, and computing click handlers costs more than the anchor. */
function ServerLink(props: LinkProps) {
  const {
    to,
    prefetch: _prefetch,
    replace: _replace,
    state: _state,
    preventScrollReset: _preventScrollReset,
    reloadDocument: _reloadDocument,
    isOverlay: _isOverlay,
    ...rest
  } = props
  return isAbsoluteUrl(to) ? <a {...rest} href={to} /> : BrowserLink(props)
}

function isAbsoluteUrl(to: LinkProps['to']): to is string {
  return typeof to === 'string' && /^\/(?!\/)/.test(to)
}

type NavItemLinkProps = Omit<LinkProps, 'to'> & { to: string; isExact?: boolean | undefined }

/** Marks itself as current on the linked page or below it. */
export function NavItemLink({ to, isExact, ...rest }: NavItemLinkProps) {
  const { pathname } = useLocation()
  const isHere = pathname === to || (!isExact && pathname.startsWith(`${to}/`))
  return <Link {...rest} to={to} aria-current={isHere ? 'page' : undefined} />
}
