import { createLocalJWKSet, errors, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'

export type ProviderKeys = (now: Temporal.Instant) => JWTVerifyGetKey

type CachedKeys = {
  find: JWTVerifyGetKey
  fetchedAt: Temporal.Instant
  freshUntil: Temporal.Instant
}

const KeySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).min(1) })
const timeout = 5000
const maxFreshSeconds = 24 * 60 * 60
const defaultFreshSeconds = 10 * 60
const cooldown = { seconds: 30 }

/** Caches the published keys as their headers allow; an unknown key id triggers a new request. */
export function remoteKeys(url: string): ProviderKeys {
  let known: CachedKeys | undefined
  let loading: Promise<CachedKeys> | undefined

  function load(now: Temporal.Instant): Promise<CachedKeys> {
    loading ??= fetchKeys(url, now).finally(() => {
      loading = undefined
    })
    return loading
  }

  async function current(now: Temporal.Instant): Promise<CachedKeys> {
    if (!known || isPast(known.freshUntil, now)) known = await load(now)
    return known
  }

  return (now) => async (header, token) => {
    const { find, fetchedAt } = await current(now)
    try {
      return await find(header, token)
    } catch (error) {
      // Invented key ids would otherwise cause one provider request each.
      const canRefetch = isPast(fetchedAt.add(cooldown), now)
      if (!(error instanceof errors.JWKSNoMatchingKey && canRefetch)) throw error
      known = await load(now)
      return known.find(header, token)
    }
  }
}

async function fetchKeys(url: string, now: Temporal.Instant): Promise<CachedKeys> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeout) })
  if (!response.ok) throw new Error(`The provider's keys answered ${response.status}`)
  const find = createLocalJWKSet(KeySet.parse(await response.json()))
  const freshUntil = now.add({ seconds: freshSeconds(response.headers) })
  return { find, fetchedAt: now, freshUntil }
}

function freshSeconds(headers: Headers): number {
  const control = headers.get('cache-control') ?? ''
  if (/\bno-(store|cache)\b/.test(control)) return 0
  const given = /\bmax-age=(\d+)/.exec(control)?.[1]
  if (!given) return defaultFreshSeconds
  const age = Number(headers.get('age') ?? 0) || 0
  return Math.max(0, Math.min(Number(given) - age, maxFreshSeconds))
}

function isPast(instant: Temporal.Instant, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(instant, now) <= 0
}
