import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Email } from '#platform/ports.ts'
import { newHandover } from '../../../test/stand-ins/mail-server.ts'
import { openMail } from './open.ts'
import { findInOutbox, listOutbox } from './outbox.ts'

const folders: string[] = []
let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'marea-outbox-'))
  folders.push(dataDir)
})

afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

test('an unused outbox is empty', async () => {
  expect(await listOutbox(dataDir)).toEqual([])
  expect(await findInOutbox(dataDir, 'never')).toBeUndefined()
})

test('an email is stored completely, in both languages and with its attachments', async () => {
  const attachments = [{ name: 'stay.ics', type: 'text/calendar', base64: 'QkVHSU4=' }]
  await open().send({ ...mailTo('lucia@marea.test'), attachments })
  const [kept] = await listOutbox(dataDir)
  expect(kept).toMatchObject({ ...mailTo('lucia@marea.test'), attachments })
  expect(await findInOutbox(dataDir, kept?.id ?? '')).toEqual(kept)
})

test('emails keep the order they were sent in, newest first, even within a millisecond', async () => {
  const readers = Array.from({ length: 40 }, (_, index) => `${index}@marea.test`)
  const outbox = open()
  for (const reader of readers) await outbox.send(mailTo(reader))
  expect((await listOutbox(dataDir)).map(({ to }) => to)).toEqual(readers.toReversed())
})

test('only the newest 200 are listed, older ones can still be opened', async () => {
  const outbox = open()
  await outbox.send(mailTo('first@marea.test'))
  const [first] = await listOutbox(dataDir)
  await Promise.all(Array.from({ length: 200 }, () => outbox.send(mailTo('later@marea.test'))))
  const listed = await listOutbox(dataDir)
  expect(listed).toHaveLength(200)
  expect(listed.some(({ to }) => to === 'first@marea.test')).toBe(false)
  expect(await findInOutbox(dataDir, first?.id ?? '')).toEqual(first)
})

test('a half-written email of a killed process, and foreign files, are ignored', async () => {
  await open().send(mailTo('lucia@marea.test'))
  await writeFile(join(dataDir, 'outbox', '.half'), '{"id":')
  await writeFile(join(dataDir, 'outbox', 'notes.json'), '{"hello":"there"}')
  expect(await listOutbox(dataDir)).toHaveLength(1)
})

test('sending leaves one file per email and nothing else', async () => {
  await Promise.all([open().send(mailTo('a@marea.test')), open().send(mailTo('b@marea.test'))])
  const names = await readdir(join(dataDir, 'outbox'))
  expect(names).toHaveLength(2)
  expect(names.every((name) => /^[0-9a-z-]+\.json$/.test(name))).toBe(true)
})

test('an email that cannot be stored is not handed over, and is tried again', async () => {
  await writeFile(join(dataDir, 'outbox'), 'a file where the folder should be')
  const mail = openMail({ smtpUrl: undefined, mailFrom: 'Marea <hola@marea.test>', dataDir })
  let isHandedOver = false
  const beforeEnd = async () => {
    isHandedOver = true
  }
  const delivery = await mail.send(mailTo('lucia@marea.test'), { ...newHandover(), beforeEnd })
  expect(delivery).toEqual({ outcome: 'unreachable', failure: 'EEXIST' })
  expect(isHandedOver).toBe(false)
})

function open() {
  const mail = openMail({ smtpUrl: undefined, mailFrom: 'Marea <hola@marea.test>', dataDir })
  return { send: (given: Email) => mail.send(given, newHandover()) }
}

function mailTo(to: string): Email {
  const en = { subject: 'Welcome', html: '<p>Welcome</p>', text: 'Welcome' }
  const es = { subject: 'Le damos la bienvenida', html: '<p>Hola</p>', text: 'Hola' }
  return { to, language: 'es', versions: { en, es } }
}
