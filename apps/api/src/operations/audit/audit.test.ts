import { adminActs } from '@marea/contract/platform/admin-acts.ts'
import { languages } from '@marea/contract/platform/language.ts'
import { textTables } from '@marea/contract/texts/tables.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyAdminActsJob } from '#platform/admin-acts/chain-check.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { inTransaction } from '#platform/ctx.ts'
import { companyTimeZone } from '../../../../../demo/company-clock.ts'
import { signedIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { application } from '../../../test/user-data.ts'

let marea: TestApp
let admin: Awaited<ReturnType<typeof signedIn>>
let teresa: Awaited<ReturnType<typeof signedIn>>

beforeAll(async () => {
  marea = await openTestApp()
  admin = await signedIn(marea, 'audit-admin', { profile: 'ADMIN' })
  teresa = await signedIn(marea, 'Teresa')
  const { body } = await teresa.call('POST', '/owner-applications', { body: application })
  const reason = '=HYPERLINK("x"), please'
  await admin.call('POST', `/admin/owner-applications/${body.result.id}/rejection`, {
    body: { reason },
  })
  for (let minutes = 30; minutes < 90; minutes += 1) {
    await admin.call('PUT', '/admin/queues/reports/target', { body: { minutes } })
  }
})
afterAll(() => marea.close())

const read = async (query = '') => (await admin.call('GET', `/admin/audit${query}`)).body.result

test.each(adminActs)('%s has its sentence in every language', (act) => {
  for (const language of languages) expect(textTables[language]).toHaveProperty([`audit.${act}`])
})

test('acts come newest first, page by page', async () => {
  const first = await read()
  expect(first.acts).toHaveLength(50)
  expect(first.acts[0]).toMatchObject({
    act: 'operations.queue_target_changed',
    admin: { name: 'audit-admin' },
    subject: 'queue:reports',
    details: { before: 88, after: 89 },
  })
  const second = await read(`?before=${first.next}`)
  expect(second.acts.map(({ id }: { id: number }) => id)).toEqual(
    Array.from({ length: 11 }, (_, at) => 11 - at),
  )
  expect(second.next).toBeNull()
})

test('filters by person, act, subject and day find the one act', async () => {
  const day = marea.clock.now().toZonedDateTimeISO(companyTimeZone).toPlainDate()
  const query = `?admin=${admin.id}&act=owners.application_rejected&subject=user:${teresa.id}&from=${day}&to=${day}`
  const subjectPath = `/admin/people/${teresa.id}`
  expect((await read(query)).acts).toMatchObject([{ id: 1, subjectName: 'Teresa', subjectPath }])
  expect((await read(`${query.replace(`to=${day}`, `to=${day}`)}&before=1`)).acts).toEqual([])
  expect((await read(`?from=${day.add({ days: 1 })}`)).acts).toEqual([])
  expect((await read(`?to=${day.subtract({ days: 1 })}`)).acts).toEqual([])
  expect((await read('?subject=%25')).acts).toEqual([])
})

test('the table for a spreadsheet is in words, and no text acts as a formula', async () => {
  const { body, headers } = await admin.call('GET', '/admin/audit.csv?language=es&subject=user:')
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(String(body)).toContain('Número,Hora,Quién,Qué,Asunto,Detalles')
  expect(String(body)).toContain('Rechazó una solicitud para publicar una casa')
  expect(String(body)).not.toMatch(/^=|,=/m)
})

test('the chain is verified on demand and each night, and a change behind it is shown', async () => {
  expect((await read()).chain).toBeNull()
  const { body } = await admin.call('POST', '/admin/audit/verification')
  expect(body.result).toMatchObject({ acts: 61, firstBroken: null })
  await marea.db.transaction().execute(async (db) => {
    await sql`alter table admin_acts disable trigger admin_acts_append_only`.execute(db)
    await sql`update admin_acts set subject = 'queue:jobs' where id = 20`.execute(db)
    await sql`alter table admin_acts enable trigger admin_acts_append_only`.execute(db)
  })
  await verifyAdminActsJob.handle(marea.ctx(), {})
  expect((await read()).chain).toMatchObject({ acts: 61, firstBroken: 20 })
})

test('amounts in the table are money, and a detail that was not recorded is left out', async () => {
  const subject = 'withdrawal:7c1f'
  const approval = { act: 'wallet.withdrawal_approved', adminId: admin.id, subject } as const
  await inTransaction(marea.ctx(), async (ctx) => {
    await recordAdminAct(ctx, { ...approval, details: { amount: 125_050 } })
    await recordAdminAct(ctx, { ...approval, act: 'bookings.changed' })
  })
  const { body } = await admin.call('GET', `/admin/audit.csv?subject=${subject}`)
  expect(String(body)).toContain('Approved a withdrawal of $1,250.50')
  expect(String(body)).toContain('Changed a booking,')
  expect(String(body)).not.toContain('{{')
})
