import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settleStays } from '#bookings/settle/settle.ts'
import { closeMonths } from '#statements/monthly/seal/close-months.ts'
import { textOfPdf } from '../../../../test/pdf-text.ts'
import { mailsTo, signedIn } from '../../../../test/people.ts'
import { runFanOut } from '../../../../test/run-fan-out.ts'
import { booked, type Guest, homeOf } from '../../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../../test/test-app.ts'

let marea: TestApp
let ines: Guest

beforeAll(async () => {
  marea = await openTestApp()
  marea.clock.set('2026-11-15T12:00:00Z')
  ines = await signedIn(marea, 'Inés', { profile: 'OWNER', language: 'es' })
  const laura = await signedIn(marea, '=Laura')
  const { slug } = await homeOf(marea, ines.id)
  await booked(marea, laura, { slug, checkIn: '2026-11-18', checkOut: '2026-11-21', guests: 2 })
  marea.clock.set('2026-11-20T12:00:00Z')
  await runFanOut(marea.ctx(), settleStays)
  marea.clock.set('2026-12-01T11:00:00Z')
  await runFanOut(marea.ctx(), closeMonths)
})
afterAll(() => marea.close())

async function file(month: string, format: string, language?: string): Promise<Buffer> {
  const query = language ? `?language=${language}` : ''
  const { token } = ines
  const answer = await marea.app.inject({
    method: 'GET',
    url: `/api/owner/statements/${month}/statement.${format}${query}`,
    headers: { authorization: token },
  })
  expect(answer.statusCode).toBe(200)
  return answer.rawPayload
}

async function check(bytes: Buffer, month: string | null = '2026-11') {
  const digest = createHash('sha256').update(bytes).digest('hex')
  const { body } = await ines.call('POST', '/owner/statement-files', { body: { digest, month } })
  return body.result
}

test('the PDF and the CSV are in the owner’s language and have the figures of the statement', async () => {
  const { body } = await ines.call('GET', '/owner/statements/2026-11')
  const { closing, number, sealed } = body.result
  const pdf = textOfPdf(await file('2026-11', 'pdf')).join(' ')
  const dollars = (closing / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })
  expect(pdf).toContain('Estado de cuenta')
  expect(pdf).toContain(dollars)
  expect(pdf).toContain(number)
  expect(pdf.replaceAll(' ', '')).toContain(sealed.seal)
  const csv = (await file('2026-11', 'csv')).toString()
  expect(csv).toContain('Saldo final, 30 de noviembre de 2026')
  expect(csv).toContain((closing / 100).toFixed(2))
  expect(csv).toContain("'=Laura")
  expect((await file('2026-11', 'csv', 'en')).toString()).toContain('Closing balance')
})

test('a sealed file is the same each time it is created, and a changed copy does not match', async () => {
  const pdf = await file('2026-11', 'pdf')
  expect((await file('2026-11', 'pdf')).equals(pdf)).toBe(true)
  expect(pdf.toString('latin1')).toMatch(/ST-2026-11-/)
  expect(await check(pdf)).toMatchObject({ outcome: 'match', month: '2026-11' })
  const changed = Buffer.concat([pdf, Buffer.from(' ')])
  expect(await check(changed)).toMatchObject({ outcome: 'mismatch', month: '2026-11' })
  expect(await check(changed, null)).toMatchObject({ outcome: 'unknown', month: null })
  const open = await file('2026-12', 'pdf')
  expect(await check(open, '2026-12')).toMatchObject({ outcome: 'unknown' })
})

test('a file of another owner is unknown', async () => {
  const other = await signedIn(marea, 'Otra', { profile: 'OWNER' })
  const digest = createHash('sha256')
    .update(await file('2026-11', 'pdf'))
    .digest('hex')
  const { body } = await other.call('POST', '/owner/statement-files', {
    body: { digest, month: '2026-11' },
  })
  expect(body.result).toMatchObject({ outcome: 'unknown', month: null })
})

test('a statement is emailed on request, to its owner only, and not without end', async () => {
  const ask = () => ines.call('POST', '/owner/statements/2026-11/email')
  expect((await ask()).body.result).toEqual({ to: ines.email })
  await marea.runJobs()
  const mails = (await mailsTo(marea, ines.email)).filter(({ subject }) => /estado/.test(subject))
  expect(mails.length).toBeGreaterThan(0)
  const statuses = []
  for (let count = 0; count < 10; count += 1) statuses.push((await ask()).status)
  expect(statuses.at(-1)).toBe(429)
})
