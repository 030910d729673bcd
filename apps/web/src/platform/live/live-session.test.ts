import { afterEach, beforeEach, expect, test } from 'vitest'
import { openEventServer } from '../../../test/event-server.ts'
import { eventually } from '../../../test/eventually.ts'
import { createLiveSession } from './live-session.ts'

let api: Awaited<ReturnType<typeof openEventServer>>
const open: { leave(): void }[] = []

beforeEach(async () => {
  api = await openEventServer()
})
afterEach(async () => {
  for (const tab of open.splice(0)) tab.leave()
  await api.close()
})

function openTab(token: string) {
  const heard: number[] = []
  const tab = createLiveSession({
    base: api.base,
    token,
    onEvent: (event) => 'id' in event && heard.push(event.kind === 'live.gap' ? 0 : event.id),
  })
  open.push(tab)
  tab.join()
  return { ...tab, heard }
}

/** A gap is 0: what the page showed before its session began is read once. */
function expectHeard(tab: { heard: number[] }, ids: number[]) {
  return eventually(() => expect(tab.heard).toEqual([0, ...ids]))
}

test('three tabs share one stream, and each gets every event once', async () => {
  const tabs = [openTab('shared'), openTab('shared'), openTab('shared')]
  for (const tab of tabs) await expectHeard(tab, [])
  const ids = [api.happen('shared'), api.happen('shared')]
  for (const tab of tabs) await expectHeard(tab, ids)
  expect(api.countStreams()).toBe(1)
})

test('when the leading tab closes, another continues from its last event', async () => {
  const [first, ...others] = [openTab('closing'), openTab('closing'), openTab('closing')]
  for (const tab of [first, ...others]) await expectHeard(tab, [])
  const ids = [api.happen('closing')]
  for (const tab of others) await expectHeard(tab, ids)
  first.leave()
  ids.push(api.happen('closing'), api.happen('closing'))
  for (const tab of others) await expectHeard(tab, ids)
  await eventually(() => expect(api.countStreams()).toBe(1))
  expect(first.heard).toEqual([0, ids[0]])
})

test('a tab that was hidden gets what it missed when it is shown again, and no more', async () => {
  const [first, second] = [openTab('hidden'), openTab('hidden')]
  for (const tab of [first, second]) await expectHeard(tab, [])
  second.leave()
  const ids = [api.happen('hidden'), api.happen('hidden')]
  await expectHeard(first, ids)
  expect(second.heard).toEqual([0])
  second.join()
  await expectHeard(second, ids)
  ids.push(api.happen('hidden'))
  for (const tab of [first, second]) await expectHeard(tab, ids)
  expect(api.countStreams()).toBe(1)
})

test('a stream that breaks resumes with what happened meanwhile', async () => {
  const tab = openTab('broken')
  await expectHeard(tab, [])
  const ids = [api.happen('broken')]
  await expectHeard(tab, ids)
  api.breakStreams()
  ids.push(api.happen('broken'), api.happen('broken'))
  await expectHeard(tab, ids)
})

test('a tab whose network returns connects anew and reads everything once more', async () => {
  const tabs = [openTab('returning'), openTab('returning')]
  for (const tab of tabs) await expectHeard(tab, [])
  const announced = api.happen('returning')
  for (const tab of tabs) await expectHeard(tab, [announced])
  const before = api.requests.length
  for (const tab of tabs) tab.reconnect()
  for (const tab of tabs) await expectHeard(tab, [announced, 0])
  expect(api.requests.length).toBeGreaterThan(before)
  const next = api.happen('returning')
  for (const tab of tabs) await expectHeard(tab, [announced, 0, next])
  await eventually(() => expect(api.countStreams()).toBe(1))
})

test('a hidden tab whose network returns reads everything when it is shown again', async () => {
  const tab = openTab('returning hidden')
  await expectHeard(tab, [])
  tab.leave()
  tab.reconnect()
  expect(tab.heard).toEqual([0])
  tab.join()
  await expectHeard(tab, [0])
})

test('events are polled where streams are refused, for every tab by one of them', async () => {
  api.server.refusesStreams = true
  const tabs = [openTab('polled'), openTab('polled')]
  for (const tab of tabs) await expectHeard(tab, [])
  const ids = [api.happen('polled')]
  for (const tab of tabs) await expectHeard(tab, ids)
  ids.push(api.happen('polled'))
  for (const tab of tabs) await expectHeard(tab, ids)
  expect(api.requests.filter((path) => path === '/events')).toHaveLength(1)
})

test('another session shares nothing with the former one', async () => {
  const [laura, diego] = [openTab('of Laura'), openTab('of Diego')]
  for (const tab of [laura, diego]) await expectHeard(tab, [])
  const ids = [api.happen('of Laura')]
  await expectHeard(laura, ids)
  expect(diego.heard).toEqual([0])
})

test('a session that has ended asks no more', async () => {
  const tabs = [openTab('ended'), openTab('ended')]
  for (const tab of tabs) await expectHeard(tab, [])
  api.server.isSignedOut = true
  const before = api.requests.length
  api.breakStreams()
  await eventually(() => expect(api.requests).toHaveLength(before + 2))
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(api.requests).toHaveLength(before + 2)
})
