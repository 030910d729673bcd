import { afterEach, expect, test } from 'vitest'
import type { Email } from '#platform/ports.ts'
import {
  type Behavior,
  headerOf,
  type MailServer,
  newHandover,
  type Received,
  startMailServer,
} from '../../../test/stand-ins/mail-server.ts'
import { openMail } from './open.ts'

const servers: MailServer[] = []

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

const mail: Email = {
  to: 'lucia@marea.test',
  language: 'es',
  versions: {
    en: { subject: 'Casa Almendro is yours', html: '<p>Four nights</p>', text: 'Four nights' },
    es: {
      subject: 'Casa Almendro es suya: señas, llegada y más ☀',
      html: '<p>Cuatro noches en Coconut Grove, señora Núñez</p>',
      text: 'Cuatro noches en Coconut Grove, señora Núñez',
    },
  },
}

test('an email arrives in its reader’s language with page and text', async () => {
  const { port, received } = await startServer()
  await open(port).send(mail)
  const [{ from, to, source } = missing] = received
  expect({ from, to }).toEqual({ from: 'hola@marea.test', to: ['lucia@marea.test'] })
  expect(headerOf(source, 'From')).toBe('Marea <hola@marea.test>')
  expect(headerOf(source, 'To')).toBe('lucia@marea.test')
  expect(headerOf(source, 'Content-Language')).toBe('es')
  expect(headerOf(source, 'Auto-Submitted')).toBe('auto-generated')
  expect(headerOf(source, 'Message-ID')).toMatch(/^<.+@marea\.test>$/)
  expect(headerOf(source, 'Content-Type')).toMatch(/^multipart\/alternative/)
  expect(partOf(source, 'text/plain')).toBe(mail.versions.es.text)
  expect(partOf(source, 'text/html')).toBe(mail.versions.es.html)
  expect(source).not.toContain('Four nights')
})

test('a subject beyond ASCII is encoded so that every email program reads it', async () => {
  const { port, received } = await startServer()
  await open(port).send(mail)
  const subject = headerOf(received[0]?.source ?? '', 'Subject')
  expect(subject).toMatch(/^[\x20-\x7e]+$/)
  expect(decodeWords(subject)).toBe(mail.versions.es.subject)
})

test('attachments arrive byte for byte with name and type', async () => {
  const { port, received } = await startServer()
  const base64 = Buffer.from('%PDF-1.7 recibo\0ÿ').toString('base64')
  const receipt = { name: 'recibo.pdf', type: 'application/pdf', base64 }
  await open(port).send({ ...mail, attachments: [receipt] })
  const source = received[0]?.source ?? ''
  expect(headerOf(source, 'Content-Type')).toMatch(/^multipart\/mixed/)
  expect(source).toContain('Content-Disposition: attachment; filename=recibo.pdf')
  expect(source).toContain(base64)
})

test('an address that looks like a list or a header reaches no other recipient', async () => {
  const { port, received } = await startServer()
  for (const to of ['lucia@marea.test, eve@evil.test', 'lucia@marea.test\r\nBcc: eve@evil.test']) {
    await open(port).send({ ...mail, to })
  }
  expect(received.flatMap((one) => one.to)).not.toContain('eve@evil.test')
  expect(received.some(({ source }) => /^Bcc:/m.test(source))).toBe(false)
})

test('a subject cannot inject a header', async () => {
  const { port, received } = await startServer()
  const en = { ...mail.versions.en, subject: 'Hello\r\nBcc: eve@evil.test' }
  await open(port).send({ ...mail, language: 'en', versions: { ...mail.versions, en } })
  expect(received[0]?.to).toEqual(['lucia@marea.test'])
  expect(received[0]?.source).not.toMatch(/^Bcc:/m)
})

test('an email has the same id each time it is sent', async () => {
  const { port, received } = await startServer()
  const handover = newHandover()
  for (let time = 0; time < 2; time += 1) await mailTo(port).send(mail, handover)
  const ids = received.map(({ source }) => headerOf(source, 'Message-ID'))
  expect(ids).toEqual([`<${handover.id}@marea.test>`, `<${handover.id}@marea.test>`])
})

test.each(['recipient', 'message'] as const)(
  'a %s that is refused for good is told from one that is refused for now, and from silence',
  async (refuse) => {
    const { port, behavior } = await startServer({ refuse })
    const isBounce = refuse === 'recipient'
    expect(await open(port).send(mail)).toEqual({ outcome: 'rejected', failure: '550', isBounce })
    behavior.reply = { code: 450, text: '4.2.1 mailbox busy' }
    expect(await open(port).send(mail)).toEqual({ outcome: 'refused', failure: '450' })
    behavior.reply = { code: 554, text: '5.7.1 relaying denied' }
    expect(await open(port).send(mail)).toEqual({ outcome: 'refused', failure: '554' })
  },
)

test('an unreachable server is a failure, and the next attempt succeeds when it is back', async () => {
  const { port: gone, close } = await startServer()
  await close()
  expect(await open(gone).send(mail)).toMatchObject({ outcome: 'unreachable' })
  const { received } = await startServer({}, gone)
  expect(await open(gone).send(mail)).toEqual({ outcome: 'accepted' })
  expect(received).toHaveLength(1)
})

test('a server that rejects the password counts as unreachable', async () => {
  const { port, received } = await startServer()
  const sending = openMail({
    smtpUrl: `smtp://marea:wrong@127.0.0.1:${port}`,
    dataDir: '/nowhere',
    mailFrom: 'hola@marea.test',
  }).send(mail, newHandover())
  expect(await sending).toMatchObject({ outcome: 'unreachable' })
  expect(received).toHaveLength(0)
})

test('a server that disconnects after the whole message may have accepted it', async () => {
  const { port } = await startServer({ onTaken: (_, hangUp) => hangUp() })
  expect(await open(port).send(mail)).toMatchObject({ outcome: 'unknown' })
})

test('a message whose end was not sent is accepted by no server', async () => {
  const { port, received } = await startServer()
  const beforeEnd = () => Promise.reject(new Error('another process sends it'))
  const delivery = await mailTo(port).send(mail, { ...newHandover(), beforeEnd })
  expect(delivery).toMatchObject({ outcome: 'unreachable' })
  expect(received).toHaveLength(0)
})

const missing: Received = { from: '', to: [], source: '' }

function open(port: number) {
  return { send: (mail: Email) => mailTo(port).send(mail, newHandover()) }
}

function mailTo(port: number) {
  return openMail({
    smtpUrl: `smtp://marea:s%2Fcret@127.0.0.1:${port}`,
    mailFrom: 'Marea <hola@marea.test>',
    dataDir: '/nowhere',
  })
}

async function startServer(behavior: Behavior = {}, at = 0) {
  const server = await startMailServer(behavior, at)
  servers.push(server)
  return server
}

function partOf(source: string, type: string): string {
  const part = source.split(/^--.+$/m).find((one) => one.includes(`Content-Type: ${type}`)) ?? ''
  const body = part.slice(part.indexOf('\r\n\r\n')).trim()
  if (/encoding: base64/i.test(part)) return Buffer.from(body, 'base64').toString('utf8')
  return decodeQuoted(body.replace(/=\r\n/g, ''))
}

function decodeWords(text: string): string {
  return text
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?utf-8\?(B|Q)\?(.*?)\?=/gi, (_word, kind: string, body: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(body, 'base64').toString('utf8')
        : decodeQuoted(body.replaceAll('_', ' ')),
    )
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/g, (_hex, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
