import { setTimeout as wait } from 'node:timers/promises'
import { addDays } from '@marea/contract/platform/time/days.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { companyDay } from '../../../demo/company-clock.ts'
import { startNginx } from '../test/server/nginx.ts'
import { newServers, type OpenServer } from '../test/server/run-server.ts'
import { type Guest, openHouse } from '../test/stays.ts'
import { openTestApp, type TestApp } from '../test/test-app.ts'

const servers = newServers()
let marea: TestApp
let laura: Guest
let processes: [OpenServer, OpenServer]
let nginx: Awaited<ReturnType<typeof startNginx>>

beforeAll(async () => {
  marea = await openTestApp()
  marea.clock.set(Temporal.Now.instant().toString())
  ;({ laura } = await openHouse(marea))
  processes = await Promise.all([openServer(), openServer()])
  nginx = await startNginx([processes[0].port, processes[1].port])
})
afterAll(async () => {
  await nginx.stop()
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

type Visit = (url: string) => Promise<Response>

const search: Visit = (url) => fetch(`${url}/api/suites?guests=2`)

const quote: Visit = (url) => {
  const checkIn = addDays(companyDay(marea.clock.now()), 30)
  return fetch(`${url}/api/suites/casa-almendro/quotes`, {
    method: 'POST',
    headers: { authorization: laura.token, 'content-type': 'application/json' },
    body: JSON.stringify({ checkIn, checkOut: addDays(checkIn, 4), guests: 2, pets: 0 }),
  })
}

/** Six people who make these visits in turn without a pause, until the test says stop. */
function startLoad(...visits: readonly Visit[]) {
  const failed: string[] = []
  let count = 0
  let isOver = false
  async function visit(lane: number) {
    while (!isOver) {
      const answer = await visits[(count + lane) % visits.length]?.(nginx.url)
      count += 1
      const body = await answer?.text()
      if (answer?.status !== 200) failed.push(`${answer?.status} ${body}`)
      await wait(20)
    }
  }
  const going = Promise.all(Array.from({ length: 6 }, (_, lane) => visit(lane)))
  return {
    /** Until so many more visits were made, however busy the machine is. */
    async goOn(visits: number) {
      const goal = count + visits
      while (count < goal) await wait(20)
    },
    /** What failed. */
    async stop() {
      isOver = true
      await going
      return failed
    },
  }
}

test('nginx accepts its configuration without a warning', async () => {
  expect(await nginx.check()).toBe('')
})

test('no request fails while both processes are restarted one after the other under load', async () => {
  const load = startLoad(search, quote)
  for (const [index, { child, ended, port }] of processes.entries()) {
    await load.goOn(50)
    child.kill('SIGTERM')
    await wait(300)
    const ready = await fetch(`http://127.0.0.1:${port}/ready`)
    expect(ready.status).toBe(503)
    expect(await ready.json()).toMatchObject({ checks: { process: 'closing' } })
    expect((await ended).code).toBe(0)
    processes[index] = await openServer(port)
  }
  await load.goOn(50)
  expect(await load.stop()).toEqual([])
}, 240_000)

test('nobody who only looks notices a process that is killed and stays away', async () => {
  const load = startLoad(search)
  await load.goOn(50)
  processes[0].child.kill('SIGKILL')
  // Longer than nginx avoids a process that failed, so that it tries again.
  await wait(2500)
  await load.goOn(200)
  expect(await load.stop()).toEqual([])
})
