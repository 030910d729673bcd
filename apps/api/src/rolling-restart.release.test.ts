import { setTimeout as wait } from 'node:timers/promises'
import { addDays } from '@marea/contract/calendar/nights.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { todayInMiami } from '#suites/today.ts'
import { newServers, type OpenServer } from '../test/server/run-server.ts'
import { startRetryingProxy } from '../test/stand-ins/retrying-proxy.ts'
import { type Guest, openHouse } from '../test/stays.ts'
import { openTestApp, type TestApp } from '../test/test-app.ts'

const servers = newServers()
let marea: TestApp
let laura: Guest

beforeAll(async () => {
  marea = await openTestApp()
  marea.clock.set(Temporal.Now.instant().toString())
  ;({ laura } = await openHouse(marea))
})
afterAll(async () => {
  await servers.endAll()
  await marea.close()
})

function openServer(port?: number): Promise<OpenServer> {
  return servers.open({
    DATABASE_URL: marea.databaseUrl,
    HOST: '127.0.0.1',
    RATE_LIMIT_PER_MINUTE: '1000000',
    DATABASE_TIMEOUT_MS: '60000',
    ...(port ? { PORT: String(port) } : {}),
  })
}

/** Searches and quotes without a pause, until the test says stop. */
function startLoad(url: string, lanes: number) {
  const failed: string[] = []
  let count = 0
  let isOver = false
  const checkIn = addDays(todayInMiami(marea.clock.now()), 30)
  const stay = { checkIn, checkOut: addDays(checkIn, 4), guests: 2, pets: 0 }
  const headers = { authorization: laura.token, 'content-type': 'application/json' }
  const visits = [
    () => fetch(`${url}/api/suites?guests=2`),
    () =>
      fetch(`${url}/api/suites/casa-almendro/quotes`, {
        method: 'POST',
        headers,
        body: JSON.stringify(stay),
      }),
  ]
  async function visit(lane: number) {
    while (!isOver) {
      const answer = await visits[(count + lane) % visits.length]?.()
      count += 1
      const body = await answer?.text()
      if (answer?.status !== 200) failed.push(`${answer?.status} ${body}`)
      await wait(20)
    }
  }
  const going = Promise.all(Array.from({ length: lanes }, (_, lane) => visit(lane)))
  return {
    async stop() {
      isOver = true
      await going
      return { failed, count }
    },
  }
}

test('no request fails while both processes are restarted one after the other under load', async () => {
  const processes = await Promise.all([openServer(), openServer()])
  const proxy = await startRetryingProxy(processes.map(({ port }) => port))
  const load = startLoad(proxy.url, 6)
  for (const { child, ended, port } of processes) {
    await wait(1000)
    child.kill('SIGTERM')
    await wait(300)
    const ready = await fetch(`http://127.0.0.1:${port}/ready`)
    expect(ready.status).toBe(503)
    expect(await ready.json()).toMatchObject({ checks: { process: 'closing' } })
    expect((await ended).code).toBe(0)
    await openServer(port)
  }
  const { failed, count } = await load.stop()
  proxy.close()
  expect(failed).toEqual([])
  expect(count).toBeGreaterThan(100)
}, 240_000)
