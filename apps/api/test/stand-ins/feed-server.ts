import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { TestApp } from '../test-app.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

export type FeedServer = Awaited<ReturnType<typeof openFeedServer>>

/** Another channel's server, whose calendar a test can change between two checks. */
export async function openFeedServer(marea: TestApp) {
  const requests: IncomingMessage[] = []
  let answer: Answer = (_request, response) => response.writeHead(404).end()
  const server = createServer((request, response) => {
    requests.push(request)
    answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  marea.ports.feeds.standIn = {
    host: 'feeds.marea.test',
    address: '127.0.0.1',
    port,
    handle: async () => new Response(),
    close: () => undefined,
  }
  return {
    requests,
    url: 'http://feeds.marea.test/calendar.ics',
    answers(given: Answer) {
      answer = given
    },
    sends(text: string, headers: Record<string, string> = {}) {
      answer = (_request, response) => response.writeHead(200, headers).end(text)
    },
    fails(status: number) {
      answer = (_request, response) => response.writeHead(status).end()
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

export type Entry = { uid: string; from: string; to: string; summary?: string; more?: string[] }

/** A calendar with these events; `uid` gets the channel's domain. */
export function calendarOf(entries: readonly Entry[], domain = 'airbnb.com'): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'PRODID:-//Somebody//Calendar//EN',
    'VERSION:2.0',
    ...entries.flatMap(({ uid, from, to, summary = 'Reserved', more = [] }) => [
      'BEGIN:VEVENT',
      `UID:${uid}@${domain}`,
      'DTSTAMP:20261101T080000Z',
      `DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${to.replaceAll('-', '')}`,
      `SUMMARY:${summary}`,
      ...more,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${line}\r\n`).join('')
}
