import { randomUUID } from 'node:crypto'
import { subscribe } from '@marea/push-stand-in/subscription.ts'
import { listOutbox } from '../../src/platform/mail/outbox.ts'
import { callAs, signedIn, signIn } from '../people.ts'
import { type FeedServer, openFeedServer } from '../stand-ins/feed-server.ts'
import { type Guest, homeOf } from '../stays.ts'
import { jobNamed, openTestApp, type TestApp } from '../test-app.ts'

/** Inés owns a home, Laura is a guest, Ana works for Marea; both have a device for push messages. */
export type Cast = {
  marea: TestApp
  feeds: FeedServer
  owner: Person
  guest: Person
  admin: Guest
  slug: string
  suiteId: string
}

export type Person = Guest & { endpoint: string }

export type NotificationWorld = Awaited<ReturnType<typeof openNotificationWorld>>

export async function openNotificationWorld() {
  const marea = await openTestApp({
    environment: { PUSH_STAND_IN: 'true', WEBHOOKS_STAND_IN: 'true' },
  })
  const feeds = await openFeedServer(marea)
  const admin = await signedIn(marea, 'Ana', { profile: 'ADMIN' })

  async function newCast(): Promise<Cast> {
    marea.clock.set('2026-11-15T12:00:00Z')
    const owner = await withDevice(await newPerson('Inés', { profile: 'OWNER', language: 'es' }))
    const guest = await withDevice(await newPerson('Laura'))
    return { marea, feeds, admin, owner, guest, ...(await homeOf(marea, owner.id)) }
  }

  async function newPerson(name: string, given: Parameters<typeof signedIn>[2] = {}) {
    const person = await signedIn(marea, `${name}-${randomUUID()}`, given)
    await person.call('PUT', '/user/profile', { body: { fullName: `${name} Rivas` } })
    return person
  }

  return {
    marea,
    newCast,
    async close(): Promise<void> {
      feeds.close()
      await marea.close()
    },
  }
}

async function withDevice(person: Guest): Promise<Person> {
  const { publicKey } = (await person.call('GET', '/push-subscription')).body.result
  const subscription = subscribe(publicKey)
  await person.call('PUT', '/push-subscription', { body: subscription })
  return { ...person, endpoint: subscription.endpoint }
}

/** Moves the clock; sessions end after thirty days, so the person signs in again. */
export async function callAt({ marea }: Cast, person: Guest, at: string): Promise<Guest> {
  marea.clock.set(at)
  const { token } = (await signIn(marea, person.email)).body.result
  return { ...person, call: callAs(marea, token) }
}

export async function runJob({ marea }: Cast, name: string): Promise<void> {
  await jobNamed(name).handle(marea.ctx(), {})
}

export async function emailsTo({ marea }: Cast, { email }: Guest): Promise<number> {
  await marea.runJobs()
  return (await listOutbox(marea.config.dataDir)).filter(({ to }) => to === email).length
}

export function pushesTo({ marea }: Cast, { endpoint }: Person): { title: string; path: string }[] {
  const { received = [] } = marea.ports.push.standIn ?? {}
  return received
    .filter((push) => push.endpoint === endpoint)
    .map(({ message }) => JSON.parse(message))
}
