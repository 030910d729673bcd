import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listOutbox } from '#platform/mail/outbox.ts'
import { fund } from '../../../test/ledger-totals.ts'
import { textOfPdf } from '../../../test/pdf-text.ts'
import { booked, type Guest, move, openHouse, quote } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let ines: Guest
let laura: Guest

beforeAll(async () => {
  marea = await openTestApp()
  ;({ ines, laura } = await openHouse(marea))
})
afterAll(() => marea.close())

async function newestTo({ email }: Guest) {
  await marea.runJobs()
  const mails = await listOutbox(marea.config.dataDir)
  const mail = mails.find(({ to }) => to === email)
  if (!mail) throw new Error(`There is no mail to ${email}.`)
  const file = (name: RegExp) => {
    const found = mail.attachments.find((each) => name.test(each.name))
    return Buffer.from(found?.base64 ?? '', 'base64')
  }
  return { ...mail.versions[mail.language], language: mail.language, file }
}

test('guest and owner get emails in their own language, with calendar file and receipt', async () => {
  const { id, reference, total, checkInAt } = await booked(marea, laura)
  const toGuest = await newestTo(laura)
  expect(toGuest).toMatchObject({
    language: 'en',
    subject: `Booking confirmed: Casa Almendro (${reference})`,
  })
  const [event] = new ICAL.Component(
    ICAL.parse(toGuest.file(/ics$/).toString()),
  ).getAllSubcomponents('vevent')
  expect(event?.getFirstPropertyValue('uid')).toBe(`stay-${id}@marea`)
  const start = event?.getFirstPropertyValue('dtstart')
  expect(Temporal.Instant.from(String(start)).toString()).toBe(checkInAt)
  const words = textOfPdf(toGuest.file(/pdf$/)).join('\n')
  expect(words).toContain(`Receipt ${reference}`)
  const dollars = (total.amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })
  expect(words).toContain(`$${dollars}`)
  const toOwner = await newestTo(ines)
  expect(toOwner).toMatchObject({
    language: 'es',
    subject: expect.stringContaining('Nueva reserva: Casa Almendro, Laura'),
  })
  expect(toOwner.text).not.toContain(dollars)
  expect(toOwner.text).toContain(`/property-management/bookings/${id}`)
})

test('the guest can download the receipt and the calendar file in either language', async () => {
  const { id, reference } = await booked(marea, laura, {
    checkIn: '2027-02-01',
    checkOut: '2027-02-04',
  })
  const answer = await marea.app.inject({
    url: `/api/bookings/${id}/receipt.pdf?language=es`,
    headers: { authorization: laura.token },
  })
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(textOfPdf(answer.rawPayload).join('\n')).toContain(`Recibo ${reference}`)
  const file = await laura.call('GET', `/bookings/${id}/stay.ics`)
  expect(file.body).toContain('BEGIN:VCALENDAR')
})

test('after a cancellation the receipt shows what remains, and the calendar drops the stay', async () => {
  const wish = { checkIn: '2026-11-22', checkOut: '2026-11-25' }
  const { id } = await booked(marea, laura, wish)
  marea.clock.advance({ hours: 25 })
  await move(laura, `/bookings/${id}/cancellation`, { to: 'wallet' })
  const mail = await newestTo(laura)
  expect(mail.subject).toContain('Booking canceled')
  const toOwner = await newestTo(ines)
  expect(toOwner.text).toContain(`/property-management/bookings/${id}`)
  expect(mail.file(/ics$/).toString()).toContain('STATUS:CANCELLED')
  expect(textOfPdf(mail.file(/pdf$/)).join('\n')).toContain('This stay was canceled')
})

test('emails are in the language in which the guest booked, whatever the account says', async () => {
  const { id: quoteId } = await quote(laura, { checkIn: '2027-03-01', checkOut: '2027-03-04' })
  const headers = {
    cookie: 'lang=es; XSRF-TOKEN=test',
    'x-xsrf-token': 'test',
    'idempotency-key': crypto.randomUUID(),
  }
  const held = (await laura.call('POST', '/bookings', { body: { quoteId }, headers })).body.result
  await laura.call('PUT', `/bookings/${held.id}/house-rules`)
  await fund(marea.ctx(), laura.id, held.total.amount)
  await move(laura, `/bookings/${held.id}/payment`, { useCredit: true })
  const mail = await newestTo(laura)
  expect(mail).toMatchObject({
    language: 'es',
    subject: `Reserva confirmada: Casa Almendro (${held.reference})`,
  })
  expect(textOfPdf(mail.file(/pdf$/)).join('\n')).toContain(`Recibo ${held.reference}`)
})

test('the confirmation has the photo, times, address, price, payment and policy', async () => {
  const wish = { checkIn: '2027-04-10', checkOut: '2027-04-13' }
  const { total, reference, id } = await booked(marea, laura, wish)
  const { html, text } = await newestTo(laura)
  expect(html).toMatch(/<img [^>]*src="[^"]+\/photos\/casa-almendro\/0-shared\.jpg" alt="[^"]+"/)
  expect(text).toContain(reference)
  expect(text).toMatch(/Check-in: Sat, Apr 10 after 4\sPM\nCheck-out: Tue, Apr 13 by 11\sAM/)
  expect(text).toContain('Main host ID needed before check-in')
  expect(text).toContain('3450 Main Highway, Miami, FL 33133')
  expect(text).not.toContain('under the almond tree')
  expect(text).toContain(`/chat?booking=${id}`)
  const paid = (total.amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })
  expect(text).toContain(`Paid with wallet: $${paid}`)
  expect(text).toMatch(/Free cancellation until Saturday, March 27, 4\sPM/)
})
