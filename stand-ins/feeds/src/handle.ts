import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import {
  type CalendarEntry,
  type StandInChannel,
  standInChannels,
  writeCalendar,
} from './channel-calendars.ts'

/** Where the product serves this stand-in to browsers. */
export const feedsPath = '/dev/feeds'

const slowMs = 30_000

/**
 * Answers `/<channel>/<home>.ics?stay=<from>/<to>&block=<from>/<to>&fault=<fault>`: the address contains the calendar,
 * so every process gives the same answer and nothing is stored.
 */
export async function handle(request: Request): Promise<Response> {
  const url = new URL(request.url)
  const path = url.pathname.replace(feedsPath, '')
  const [, name = '', home = ''] = /^\/(\w+)\/([\w-]+)\.ics$/.exec(path) ?? []
  const channel = standInChannels.find((each) => each === name)
  if (!channel) return new Response(usage, { headers: { 'content-type': 'text/plain' } })
  const fault = url.searchParams.get('fault') ?? ''
  return (await faulty(fault, channel)) ?? calendar(request, { channel, home, url, fault })
}

const usage = `Calendars of other channels, for demos and tests.

  ${feedsPath}/airbnb/casa-almendro.ics?stay=2026-12-03/2026-12-08&block=2027-01-04/2027-01-06
  ${feedsPath}/vrbo/casa-almendro.ics?stay=2026-12-03/2026-12-08&fault=empty

channel: ${standInChannels.join(', ')}
fault:   empty, page, slow, or a status such as 503
`

async function faulty(fault: string, channel: StandInChannel): Promise<Response | undefined> {
  if (fault === 'page') {
    const page = `<!doctype html><title>${channel}</title><h1>Sign in</h1>`
    return new Response(page, { headers: { 'content-type': 'text/html' } })
  }
  if (fault === 'slow') await wait(slowMs, undefined, { ref: false })
  if (/^[45]\d\d$/.test(fault)) return new Response('', { status: Number(fault) })
  return undefined
}

type Asked = { channel: StandInChannel; home: string; url: URL; fault: string }

function calendar(request: Request, { channel, home, url, fault }: Asked): Response {
  const entries = fault === 'empty' ? [] : entriesIn(url.searchParams)
  const text = writeCalendar(channel, home, entries)
  const etag = `"${createHash('sha256').update(text).digest('hex').slice(0, 16)}"`
  const headers = { etag, 'content-type': 'text/calendar; charset=utf-8' }
  if (request.headers.get('if-none-match') === etag) {
    return new Response(null, { status: 304, headers })
  }
  return new Response(text, { headers })
}

function entriesIn(query: URLSearchParams): CalendarEntry[] {
  return [...query].flatMap(([kind, nights]) => {
    const [, from, to] = /^(\d{4}-\d\d-\d\d)\/(\d{4}-\d\d-\d\d)$/.exec(nights) ?? []
    return (kind === 'stay' || kind === 'block') && from && to ? [{ kind, from, to }] : []
  })
}
