import { expect, test } from 'vitest'
import { isOnItsWay, withdrawalPath } from './withdrawal-path.ts'

const requested = {
  status: 'requested',
  at: '2026-11-15T10:00:00Z',
  reason: '',
  returnCode: null,
} as const
const rejected = {
  status: 'rejected',
  at: '2026-11-15T11:00:00Z',
  reason: 'Name differs',
  returnCode: null,
} as const

test('a withdrawal on its way shows what is still to come', () => {
  const path = withdrawalPath({ status: 'requested', steps: [requested] })
  expect(path.map(({ status, at }) => [status, at !== undefined])).toEqual([
    ['requested', true],
    ['approved', false],
    ['sent', false],
    ['paid', false],
  ])
})

test('one that has ended shows only what happened', () => {
  const ended = { status: 'rejected', steps: [requested, rejected] } as const
  expect(withdrawalPath({ ...ended, steps: [...ended.steps] })).toEqual([requested, rejected])
})

test.each([
  ['requested', true],
  ['approved', true],
  ['sent', true],
  ['paid', false],
  ['rejected', false],
  ['returned', false],
] as const)('%s is on its way: %s', (status, isOpen) => {
  expect(isOnItsWay({ status })).toBe(isOpen)
})
