import { type MiddlewareFunction, RouterContextProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { passOn, takePassed } from '#platform/page/next-page.ts'
import { openOtherArea, refreshAfterBack } from './other-area.ts'

const assign = vi.fn()
const replace = vi.fn()

beforeEach(() => {
  vi.stubGlobal('location', { ...window.location, assign, replace })
})
afterEach(() => {
  vi.clearAllMocks()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

/** What the browser does when the router goes there from a page of guests. */
function openFromGuests(path: string, signal = new AbortController().signal) {
  const request = new Request(`http://localhost${path}`, { signal })
  const url = new URL(request.url)
  const context = new RouterContextProvider()
  const next: Parameters<MiddlewareFunction>[1] = async () => undefined
  return openOtherArea({ request, url, context, params: {}, pattern: '/*' }, next)
}

function goingTo(href: string, historyAction: 'PUSH' | 'REPLACE') {
  const navigate = vi.fn()
  const state = { navigation: { location: href, historyAction }, location: { pathname: '/faqs' } }
  vi.stubGlobal('__reactRouterDataRouter', { state, navigate, createHref: () => href })
  return navigate
}

test('a page of the same area is left to the router', async () => {
  await openFromGuests('/my-bookings?list=past')
  expect(assign).not.toHaveBeenCalled()
})

test('a page of another area opens as a document, with query and hash', async () => {
  const url = '/property-management/channels?home=casa-almendro#feed-1'
  goingTo(url, 'PUSH')
  openFromGuests('/property-management/channels?home=casa-almendro')
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(url))
})

test('a redirect does not leave an entry behind that would redirect again', async () => {
  goingTo('/admin/payouts/7', 'REPLACE')
  openFromGuests('/admin/payouts/7')
  await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/admin/payouts/7'))
  expect(assign).not.toHaveBeenCalled()
})

test('what only memory has is passed to it, and taken once', async () => {
  passOn('test', () => 'kept')
  openFromGuests('/admin')
  await vi.waitFor(() => expect(assign).toHaveBeenCalled())
  expect([takePassed('test'), takePassed('test')]).toEqual(['kept', null])
})

test('without a connection it waits, and opens nothing that was given up meanwhile', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const given = new AbortController()
  openFromGuests('/admin')
  const left = openFromGuests('/property-management', given.signal)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(assign).not.toHaveBeenCalled()
  given.abort()
  online.mockRestore()
  dispatchEvent(new Event('online'))
  await left
  await vi.waitFor(() => expect(assign.mock.calls).toEqual([['/admin']]))
})

test('a page that the browser kept for Back loads its data again', () => {
  const navigate = goingTo('/admin', 'PUSH')
  refreshAfterBack()
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(navigate).not.toHaveBeenCalled()
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(navigate.mock.calls[0]?.[0]).toEqual({ pathname: '/faqs' })
})
