import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedIn } from '../test/people.ts'
import { eventually } from '../test/server/eventually.ts'
import { newServers, type OpenServer } from '../test/server/run-server.ts'
import { openTcpProxy, type TcpProxy } from '../test/stand-ins/tcp-proxy.ts'
import { hold, openHouse } from '../test/stays.ts'
import { openTestApp, type TestApp } from '../test/test-app.ts'

const servers = newServers()
const startMs = 120_000
let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp()
}, startMs)
afterAll(async () => {
  await servers.endAll()
  await marea.close()
})

async function stop({ child, ended }: OpenServer) {
  const startedAt = performance.now()
  child.kill('SIGTERM')
  const { code } = await ended
  expect(code).toBe(0)
  expect(performance.now() - startedAt).toBeLessThan(15_000)
}

/** A machine whose clock is 20 minutes ahead. */
const ahead = `
  const skew = 20 * 60_000
  const dateNow = Date.now
  Date.now = () => dateNow() + skew
  const instant = Temporal.Now.instant
  Temporal.Now.instant = () => instant().add({ milliseconds: skew })`

describe('a process behind a faulty network, on a machine whose clock is wrong', () => {
  let proxy: TcpProxy
  let server: OpenServer

  beforeAll(async () => {
    proxy = await openTcpProxy(marea.databaseUrl)
    const flags = ['--import', `data:text/javascript,${encodeURIComponent(ahead)}`]
    server = await servers.open({ DATABASE_URL: proxy.url }, flags)
  }, startMs)
  afterAll(() => proxy.close())

  const ready = async () => (await fetch(`${server.url}/ready`)).status

  test('ends holds by the clock of the database', async () => {
    const { laura } = await openHouse(marea)
    const { id } = await hold(laura)
    await endHold(id, { inSeconds: 600 })
    await wait(3000)
    expect(await statusOf(id)).toBe('held')
    await endHold(id, { inSeconds: -1 })
    await eventually(async () => expect(await statusOf(id)).toBe('expired'))
  })

  test('outlives a database that refuses it, recovers in 5 s and takes no more connections', async () => {
    await eventually(async () => expect(await ready()).toBe(200))
    await proxy.refuse()
    await wait(7000)
    expect(await ready()).toBe(503)
    await proxy.accept()
    const acceptedAt = performance.now()
    await eventually(async () => expect(await ready()).toBe(200))
    expect(performance.now() - acceptedAt).toBeLessThan(5000)
    await wait(3000)
    expect(server.child.exitCode).toBeNull()
    // Two listen, four work on jobs, and few requests need few more.
    expect(proxy.countOpen()).toBeLessThanOrEqual(12)
  })

  test('ends within 15 s of a stop signal while the database is frozen', async () => {
    proxy.freeze()
    fetch(`${server.url}/api/suites/no-such-home`).catch(() => undefined)
    await wait(500)
    await stop(server)
  })
})

test(
  'a process ends within 15 s of a stop signal, half-sent requests and event streams or not',
  async () => {
    // Real processes live in the present, where a session must not be old.
    marea.clock.set(Temporal.Now.instant().toString())
    const { token } = await signedIn(marea, 'Nora')
    const { config, databaseUrl } = marea
    const secrets = { SECRET_KEY: String(config.secretKey) }
    const server = await servers.open({ DATABASE_URL: databaseUrl, ...secrets })
    const stream = await fetch(`${server.url}/api/events`, { headers: { authorization: token } })
    expect(stream.status).toBe(200)
    const half = connect(server.port, 'localhost')
    half.on('error', () => undefined)
    half.write('POST /api/user/register HTTP/1.1\r\nhost: marea\r\ncontent-length: 100\r\n\r\n{')
    await once(half, 'connect')
    await stop(server)
  },
  startMs,
)

function endHold(id: string, { inSeconds }: { inSeconds: number }) {
  const at = sql`now() + make_interval(secs => ${inSeconds})`
  return sql`with nights as (update occupancies set expires_at = ${at})
    update bookings set hold_expires_at = ${at} where id = ${id}`.execute(marea.db)
}

async function statusOf(id: string) {
  const booking = marea.db.selectFrom('bookings').select('status').where('id', '=', id)
  return (await booking.executeTakeFirstOrThrow()).status
}
