import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { shareAmongTabs } from './share-among-tabs.ts'

const timing = { aliveMs: 20, lostMs: 100 }
const open: AbortController[] = []

afterEach(() => {
  for (const tab of open.splice(0)) tab.abort()
})

function openTab(name: string) {
  const closing = new AbortController()
  open.push(closing)
  const tab = {
    heard: [] as string[],
    isLeading: false,
    followed: 0,
    post: (_message: string) => undefined as unknown,
    close: () => closing.abort(),
    done: Promise.resolve(),
  }
  tab.done = shareAmongTabs<string>(
    name,
    {
      async lead(post, signal) {
        tab.isLeading = true
        tab.post = post
        await new Promise((resolve) => signal.addEventListener('abort', resolve))
        tab.isLeading = false
      },
      follow() {
        tab.followed += 1
      },
      onMessage: (message) => tab.heard.push(message),
    },
    { signal: closing.signal, timing },
  )
  return tab
}

function leadersOf(tabs: { isLeading: boolean }[]) {
  return tabs.filter(({ isLeading }) => isLeading)
}

test('one tab leads, and its messages reach every other tab once', async () => {
  const tabs = [openTab('many'), openTab('many'), openTab('many')]
  await eventually(() => expect(tabs.map(({ followed }) => followed)).toEqual([0, 1, 1]))
  expect(leadersOf(tabs)).toEqual([tabs[0]])
  tabs[0]?.post('one')
  tabs[0]?.post('two')
  for (const tab of tabs.slice(1)) {
    await eventually(() => expect(tab.heard).toEqual(['one', 'two']))
  }
  expect(tabs[0]?.heard).toEqual([])
})

test('when the leading tab closes, one other leads', async () => {
  const tabs = [openTab('closing'), openTab('closing'), openTab('closing')]
  await eventually(() => expect(tabs[2]?.followed).toBe(1))
  tabs[0]?.close()
  await tabs[0]?.done
  await eventually(() => expect(leadersOf(tabs)).toHaveLength(1))
  expect(tabs[0]?.isLeading).toBe(false)
})

test('a tab takes the lead from one that says nothing, which follows when it wakes up', async () => {
  const waking = Promise.withResolvers<void>()
  const stolen = navigator.locks.request('frozen', () => waking.promise).catch(() => 'stolen')
  const tab = openTab('frozen')
  await eventually(() => expect(tab.followed).toBe(1))
  await eventually(() => expect(tab.isLeading).toBe(true))
  expect(await stolen).toBe('stolen')

  const other = navigator.locks.request('frozen', { steal: true }, () => waking.promise)
  await eventually(() => expect(tab.followed).toBe(2))
  expect(tab.isLeading).toBe(false)
  waking.resolve()
  await other
})

test('a leading tab with nothing to say keeps the lead', async () => {
  const tabs = [openTab('quiet'), openTab('quiet')]
  await eventually(() => expect(tabs[1]?.followed).toBe(1))
  await wait(3 * timing.lostMs)
  expect(leadersOf(tabs)).toEqual([tabs[0]])
})

test('a computer that slept does not change the lead', async () => {
  const tabs = [openTab('asleep'), openTab('asleep')]
  await eventually(() => expect(tabs[1]?.followed).toBe(1))
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3 * timing.lostMs)
  await wait(timing.lostMs / 2)
  expect(leadersOf(tabs)).toEqual([tabs[0]])
})

test('tabs of another name lead themselves', async () => {
  const tabs = [openTab('session one'), openTab('session two')]
  await eventually(() => expect(leadersOf(tabs)).toHaveLength(2))
  tabs[0]?.post('private')
  await wait(50)
  expect(tabs[1]?.heard).toEqual([])
})
