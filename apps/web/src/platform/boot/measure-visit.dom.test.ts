import { afterEach, expect, test, vi } from 'vitest'
import { standInForApi } from '../../../test/api.ts'
import { measureVisit, pageOf } from './measure-visit.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['/', 'home'],
  ['/suite-details/casa-marea', 'suite'],
  ['/trip/4827', 'trip'],
  ['/account-settings', 'other'],
])('%s is counted as %s', (path, page) => {
  expect(pageOf(path)).toBe(page)
})

test('a visit is reported once, when the page is hidden, without a session', () => {
  history.replaceState(null, '', '/')
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const requests = standInForApi({ 'POST /page-speed': () => null })
  measureVisit()
  const hide = () => document.dispatchEvent(new Event('visibilitychange'))
  hide()
  expect(requests).toHaveLength(0)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  hide()
  hide()
  expect(requests).toHaveLength(1)
  expect(requests[0]).toMatchObject({ body: { page: 'home', device: 'phone' } })
})
