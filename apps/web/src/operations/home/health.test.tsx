import type { Health } from '@marea/contract/operations/health.ts'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderInPage } from '../../../test/page.tsx'
import { HealthSection } from './health.tsx'

afterEach(cleanup)

const at = '2026-11-15T12:00:00Z'
const facts: Health['facts'] = [
  { fact: 'ledger', count: null, at },
  { fact: 'jobs', count: 0, at: null },
]

function open(findings: Health['findings'], language: 'en' | 'es' = 'en') {
  const health = { value: { facts, findings } }
  return renderInPage(<HealthSection health={health} />, { language, loaded: null })
}

test('when all is well one line says so, and the facts follow', () => {
  open([])
  expect(screen.getByText('All checks passed.')).toBeTruthy()
  expect(screen.getByText(/^Ledger: 0 differences, checked Nov 15/)).toBeTruthy()
  expect(screen.getByText('Jobs waiting to retry: 0')).toBeTruthy()
})

test('a finding says what to do, and leads to where it is done', () => {
  open([{ finding: 'ledger_differs', tone: 'bad', count: 2, at }])
  expect(screen.queryByText('All checks passed.')).toBeNull()
  expect(screen.getByText('Differences in the ledger: 2')).toBeTruthy()
  expect(screen.getByText(/^Don’t send payouts/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe('/admin/withdrawals')
})

test('what is repaired outside the console has no link, and a check that never ran says so', () => {
  open([{ finding: 'card_events_silent', tone: 'bad', count: null, at: null }], 'es')
  expect(screen.getByText('Revise el webhook en Stripe. Último aviso: nunca.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Abrir' })).toBeNull()
})
