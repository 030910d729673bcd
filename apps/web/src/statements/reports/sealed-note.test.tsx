import type { Report } from '@marea/contract/statements/reports/endpoints.ts'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderInPage } from '../../../test/page.tsx'
import { SealedNote } from './sealed-note.tsx'

afterEach(cleanup)

const sealedDifferences = [{ month: '2027-01', amount: -162_00 }]

function noteOf(report: Pick<Report, 'basis' | 'sealedDifferences'>) {
  renderInPage(<SealedNote report={report} />)
  return screen.queryByText('Differs from sealed statements')
}

test('each sealed month that differs is named with its difference', () => {
  expect(noteOf({ basis: 'nights', sealedDifferences })).not.toBeNull()
  expect(screen.getByText('January 2027, compared with its statement')).toBeTruthy()
  expect(screen.getByText('−$162.00')).toBeTruthy()
})

test('nothing is said where statements agree, or when income is counted by cash', () => {
  expect(noteOf({ basis: 'nights', sealedDifferences: [] })).toBeNull()
  expect(noteOf({ basis: 'cash', sealedDifferences })).toBeNull()
})
