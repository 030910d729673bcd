import type { PageSpeed } from '@marea/contract/operations/page-speed.ts'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderInPage } from '../../../test/page.tsx'
import PageSpeedPage from './page-speed-page.tsx'

afterEach(cleanup)

const speeds: PageSpeed[] = [
  { page: 'home', device: 'phone', visits: 1240, lcp: 1480, inp: 240, cls: 260 },
  { page: 'suite', device: 'computer', visits: 3, lcp: 900, inp: null, cls: 0 },
]

test('each page shows its figures with what they mean', () => {
  renderInPage(<PageSpeedPage />, { loaded: { value: speeds } })
  const [, home, suite] = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(home).toMatch(
    /Home page.*Phone.*1,240.*1\.5 s.*Good.*240 ms.*Needs improvement.*0\.26.*Poor/,
  )
  expect(suite).toMatch(/Home details.*Computer.*3.*0\.9 s.*Good.*–.*0.*Good/)
})

test('without visits the page says when figures appear', () => {
  renderInPage(<PageSpeedPage />, { loaded: { value: [] } })
  screen.getByText('No visits yet')
})
