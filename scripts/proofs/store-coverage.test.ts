import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../paths.js'
import { describeCoverage } from './store-coverage.js'

test('statements are added up by slice and part, and a part without any has no share', () => {
  const statements = (covered: number, total: number) => ({ statements: { covered, total } })
  const page = describeCoverage(
    {
      total: statements(9, 9),
      [join(root, 'apps/api/src/wallet/store.ts')]: statements(900, 1000),
      [join(root, 'apps/api/src/wallet/ledger/post.ts')]: statements(100, 1000),
      [join(root, 'apps/web/src/wallet/wallet-page.tsx')]: statements(3, 4),
      [join(root, 'packages/contract/src/events.ts')]: statements(1, 1),
    },
    { version: '0.1.0', measuredOn: '2026-11-19', sources: 5 },
  )
  expect(page).toContain('**50.1 % of the statements** of contract, API and pages: 1,004 of 2,005')
  expect(page).toContain('4 of 5 sources were\nmeasured')
  expect(page).toContain('| wallet |  | 50.0 % | 75.0 % |')
  expect(page).toContain('| outside of slices | 100.0 % |  |  |')
  expect(page).toContain('| **all** | 100.0 % | 50.0 % | 75.0 % |')
})
