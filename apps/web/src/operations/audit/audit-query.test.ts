import { expect, test } from 'vitest'
import { auditQuery, withBefore } from './audit-query.ts'

test('the filters of an address are read, and what the API would refuse is left out', () => {
  expect(
    auditQuery('?act=owners.application_approved&subject=user:&from=2026-11-01&before=50'),
  ).toEqual({
    act: 'owners.application_approved',
    subject: 'user:',
    from: '2026-11-01',
    before: 50,
  })
  expect(auditQuery('?admin=me&act=nothing&from=yesterday&to=&before=-1&subject=')).toEqual({})
})

test('older acts keep the filters', () => {
  expect(withBefore('?subject=user%3A', 50)).toBe('?subject=user%3A&before=50')
  expect(withBefore('?before=50', null)).toBe('')
})
