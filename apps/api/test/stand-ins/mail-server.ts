import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import type { SendOptions } from '../../src/platform/ports.ts'

export type Received = { from: string; to: string[]; source: string }

export type Behavior = {
  /** Rejects the recipient or the whole message. */
  refuse?: 'recipient' | 'message' | undefined
  /** What it says then; 550 unless given. */
  reply?: { code: number; text: string } | undefined
  /** Called with a complete message before the server acknowledges it. */
  onTaken?: (received: Received, hangUp: () => void) => Promise<void> | void
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>

/** A real SMTP server that stores the messages it accepts. */
export async function startMailServer(behavior: Behavior = {}, at = 0) {
  const received: Received[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'marea' && password === 's/cret'
        ? done(null, { user: username })
        : done(new Error('wrong password')),
    onRcptTo: (_address, _session, done) =>
      done(behavior.refuse === 'recipient' ? refusal() : null),
    async onData(stream, { envelope }, done) {
      const bytes = await buffer(stream).catch(() => undefined)
      if (!bytes) return done(new Error('cut off'))
      const source = bytes.toString('utf8')
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      const message = { from, to: envelope.rcptTo.map(({ address }) => address), source }
      if (behavior.refuse === 'message') return done(refusal())
      received.push(message)
      await behavior.onTaken?.(message, hangUp)
      done(null)
    },
  })
  function refusal() {
    const { code: responseCode = 550, text = '5.1.1 no such user' } = behavior.reply ?? {}
    return Object.assign(new Error(text), { responseCode })
  }
  function hangUp() {
    for (const { _socket } of server.connections as Iterable<{ _socket?: { destroy(): void } }>) {
      _socket?.destroy()
    }
  }
  server.on('error', () => undefined)
  server.listen(at, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  return {
    port,
    received,
    behavior,
    url: `smtp://marea:s%2Fcret@127.0.0.1:${port}`,
    close: () => new Promise<void>((done) => server.close(() => done())),
  }
}

/** For tests that only look at the message. */
export function newHandover(): SendOptions {
  return { id: randomUUID(), beforeEnd: async () => undefined }
}

export function headerOf(source: string, name: string): string {
  const [head = ''] = source.split('\r\n\r\n')
  const unfolded = head.replace(/\r\n[ \t]+/g, ' ')
  return new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1] ?? ''
}
