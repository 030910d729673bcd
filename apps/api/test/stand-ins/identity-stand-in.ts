import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listen } from '@marea/identity-stand-in/listen.ts'
import { type IdentityStandIn, openIdentityStandIn } from '@marea/identity-stand-in/open.ts'
import type { Clock } from '../../src/platform/clock.ts'
import type { TestApp } from '../test-app.ts'

export type { IdentityStandIn }
export type Claims = Record<string, unknown>
export type ObservedStandIn = Awaited<ReturnType<typeof observeStandIn>>

export function identityStandInOf({ ports }: TestApp): IdentityStandIn {
  const { standIn } = ports.signInProviders
  if (!standIn) throw new Error('The test app is not a demo.')
  return standIn
}

/** The identity stand-in behind a proxy that records requests and can change cache lifetimes. */
export async function observeStandIn(clock: Clock) {
  const folder = await mkdtemp(join(tmpdir(), 'marea-test-identity-'))
  const standIn = await openIdentityStandIn({
    folder,
    publicUrl: 'https://marea.test',
    now: () => clock.now().epochMilliseconds,
  })
  const observed: {
    requests: { path: string; body: string }[]
    cacheControl?: string | undefined
  } = { requests: [] }
  const door = await listen(async (request) => {
    observed.requests.push({
      path: new URL(request.url).pathname,
      body: await request.clone().text(),
    })
    const answer = await standIn.handle(request)
    if (observed.cacheControl) answer.headers.set('cache-control', observed.cacheControl)
    return answer
  })
  const observedUrl = (url: string) => url.replace(/^http:\/\/127\.0\.0\.1:\d+/, door.url)
  return {
    ...standIn,
    observed,
    google: { ...standIn.google, keysUrl: observedUrl(standIn.google.keysUrl) },
    apple: { ...standIn.apple, tokenUrl: observedUrl(standIn.apple.tokenUrl) },
    async close() {
      door.close()
      standIn.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
