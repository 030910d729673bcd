import { randomUUID } from 'node:crypto'
import { withDatabase } from './database.ts'

/** A published home of a test's own, like one of the demo data; returns its slug. */
export async function copyHome(ownerId: string, name: string): Promise<string> {
  const id = randomUUID()
  const slug = `home-${id}`
  const agreementId = randomUUID()
  const home = { id, slug, name, owner_id: ownerId, agreement_id: agreementId }
  await withDatabase(async (client) => {
    const copy = (table: string, key: string, change: object) =>
      client.query(
        `insert into ${table} select (jsonb_populate_record(${table}, $1)).* from ${table}
          where ${key} = (select id from suites where slug = 'casa-verbena')`,
        [JSON.stringify(change)],
      )
    await client.query('begin')
    await client.query('insert into agreements (id, owner_id, created_at) values ($1, $2, now())', [
      agreementId,
      ownerId,
    ])
    await client.query(
      `insert into agreement_versions
        select (jsonb_populate_record(agreement_versions, $1)).* from agreement_versions
        where agreement_id = (select agreement_id from suites where slug = 'casa-verbena')`,
      [JSON.stringify({ agreement_id: agreementId })],
    )
    await copy('suites', 'id', home)
    await copy('suite_licenses', 'suite_id', { suite_id: id })
    await copy('suite_texts', 'suite_id', { suite_id: id })
    await client.query('commit')
  })
  return slug
}
