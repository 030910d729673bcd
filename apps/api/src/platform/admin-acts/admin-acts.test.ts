import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { actFor } from '#identity/account/act-for.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { signedIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { recordAdminAct } from './record-admin-act.ts'
import { verifyAdminActs } from './verify-admin-acts.ts'

let marea: TestApp
let admin: Ctx

beforeAll(async () => {
  marea = await openTestApp()
  const person = await signedIn(marea, 'chain-admin', { profile: 'ADMIN' })
  const found = await actFor(marea.ctx(), person.id)
  if (!found) throw new Error('The administrator was not created.')
  admin = found
})
afterAll(() => marea.close())

const approve = (application: string) =>
  inTransaction(admin, (ctx) =>
    recordAdminAct(ctx, {
      act: 'owners.application_approved',
      subject: 'user:someone',
      details: { application },
    }),
  )

test('twenty acts at once make one chain without gaps', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, each) => approve(String(each))))
  expect(await verifyAdminActs(marea.db)).toEqual({ acts: 20, firstBroken: null })
})

test('an act of a transaction that fails is not recorded', async () => {
  const before = await verifyAdminActs(marea.db)
  const failing = inTransaction(admin, async (ctx) => {
    await recordAdminAct(ctx, { act: 'owners.application_rejected', subject: 'user:someone' })
    throw new Error('undone')
  })
  await expect(failing).rejects.toThrow('undone')
  expect(await verifyAdminActs(marea.db)).toEqual(before)
})

test('only a person acts', async () => {
  const bySystem = inTransaction(marea.ctx(), (ctx) =>
    recordAdminAct(ctx, { act: 'owners.application_approved', subject: 'user:someone' }),
  )
  await expect(bySystem).rejects.toThrow('needs an administrator')
})

test('rows cannot be changed or removed', async () => {
  await expect(sql`update admin_acts set act = 'a.b'`.execute(marea.db)).rejects.toThrow('append')
  await expect(sql`delete from admin_acts`.execute(marea.db)).rejects.toThrow('append-only')
  await expect(sql`truncate admin_acts`.execute(marea.db)).rejects.toThrow('append-only')
})

test('a row changed behind the triggers breaks the chain where it stands', async () => {
  await tamper(sql`update admin_acts set details = '{"application": "other"}' where id = 7`)
  expect((await verifyAdminActs(marea.db)).firstBroken).toBe(7)
})

test('a row removed behind the triggers breaks the chain where it stood', async () => {
  await tamper(sql`delete from admin_acts where id = 5`)
  expect((await verifyAdminActs(marea.db)).firstBroken).toBe(5)
})

/** As someone with full access to the database would. */
async function tamper(statement: ReturnType<typeof sql>) {
  await marea.db.transaction().execute(async (db) => {
    await sql`alter table admin_acts disable trigger admin_acts_append_only`.execute(db)
    await statement.execute(db)
    await sql`alter table admin_acts enable trigger admin_acts_append_only`.execute(db)
  })
}
