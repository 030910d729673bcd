import { expect, test } from 'vitest'
import { planInstall } from './plan-install.js'

const lock = 'of today'
const oldNode = { lock, hasPinnedNode: false, canRun: false }
const newNode = { lock, hasPinnedNode: false, canRun: true }
const pinnedNode = { lock, hasPinnedNode: true, canRun: true }

test('a fresh clone gets what running needs, with Node only where the machine has none new enough', () => {
  const onNew = planInstall({ ...newNode, wanted: 'running', installed: undefined })
  expect(onNew?.extent).toBe('running')
  expect(onNew?.args.slice(0, 2)).toEqual(['ci', '--omit=dev'])
  expect(onNew?.args).not.toContain('--workspace=packages/node')
  const onOld = planInstall({ ...oldNode, wanted: 'running', installed: undefined })
  expect(onOld?.args).toContain('--workspace=packages/node')
})

test('tests get everything', () => {
  const plan = planInstall({ ...newNode, wanted: 'all', installed: undefined })
  expect(plan?.extent).toBe('all')
  expect(plan?.args.slice(0, 2)).toEqual(['ci', '--include=dev'])
  expect(plan?.args.join(' ')).not.toContain('--workspace')
})

test.each([
  ['running', 'running'],
  ['running', 'all'],
  ['all', 'all'],
])('nothing is installed for %s when %s is there', (wanted, extent) => {
  expect(planInstall({ ...pinnedNode, wanted, installed: { extent, lock } })).toBeUndefined()
  expect(planInstall({ ...newNode, wanted, installed: { extent, lock } })).toBeUndefined()
})

test('the rest is added without removing what the product may be running from', () => {
  const installed = { extent: 'running', lock }
  const plan = planInstall({ ...pinnedNode, wanted: 'all', installed })
  expect(plan?.extent).toBe('all')
  expect(plan?.args.slice(0, 3)).toEqual(['install', '--no-save', '--include=dev'])
})

test('another lock file updates the extent that is there, never to a smaller one', () => {
  const older = { lock: 'of yesterday' }
  const all = planInstall({
    ...pinnedNode,
    wanted: 'running',
    installed: { ...older, extent: 'all' },
  })
  expect(all?.extent).toBe('all')
  expect(all?.args.slice(0, 2)).toEqual(['install', '--no-save'])
  const running = planInstall({
    ...pinnedNode,
    wanted: 'running',
    installed: { ...older, extent: 'running' },
  })
  expect(running?.extent).toBe('running')
  expect(running?.args).toContain('--workspace=packages/node')
})

test('Node is added where the machine has an older one than before', () => {
  const plan = planInstall({
    ...oldNode,
    wanted: 'running',
    installed: { extent: 'running', lock },
  })
  expect(plan?.args).toContain('--workspace=packages/node')
})
