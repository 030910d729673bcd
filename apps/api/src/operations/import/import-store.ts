import type { Mapping } from '@marea/contract/operations/imports/import-column.ts'
import type {
  DateOrder,
  ImportKind,
  ImportState,
  RowProblem,
  RowState,
} from '@marea/contract/operations/imports/imports.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { Imports } from '#platform/generated/database.ts'
import type { Nights } from './import-kind.ts'

export type ImportRow = Selectable<Imports>

const shown = 50

export function listImports(db: Db) {
  return db.selectFrom('imports').selectAll().orderBy('uploadedAt', 'desc').limit(shown).execute()
}

export function findImport(db: Db, id: string): Promise<ImportRow | undefined> {
  return db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst()
}

/** What is done with an import is done one after the other. */
export function lockImport(db: Transaction, id: string): Promise<ImportRow | undefined> {
  return db.selectFrom('imports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** The files with the same kind of things whose columns somebody has chosen, newest first. */
export function listMapped(db: Db, kind: ImportKind) {
  return db
    .selectFrom('imports')
    .select(['columns', 'mapping'])
    .where('kind', '=', kind)
    .where('mapping', 'is not', null)
    .orderBy('changedAt', 'desc')
    .limit(shown)
    .execute()
}

export async function insertImport(
  db: Transaction,
  row: Insertable<Imports>,
  rows: readonly { number: number; cells: string[] }[],
): Promise<string> {
  const { id } = await db
    .insertInto('imports')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    insert into import_rows (import_id, number, cells)
    select ${id}::uuid, number, cells
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as rows (number integer, cells jsonb)`.execute(
    db,
  )
  return id
}

export async function updateImport(
  db: Transaction,
  id: string,
  {
    mapping,
    shared,
    ...change
  }: {
    state: ImportState
    changedAt: Temporal.Instant
    mapping?: Mapping
    shared?: Record<string, string>
    dateOrder?: DateOrder | null
  },
): Promise<void> {
  const chosen = {
    ...(mapping ? { mapping: JSON.stringify(mapping) } : {}),
    ...(shared ? { shared: JSON.stringify(shared) } : {}),
  }
  await db
    .updateTable('imports')
    .set({ ...change, ...chosen })
    .where('id', '=', id)
    .execute()
}

export async function deleteImport(db: Transaction, id: string): Promise<void> {
  await db.deleteFrom('imports').where('id', '=', id).execute()
}

export function countRows(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('importRows')
    .select(['importId', 'state', ({ fn }) => fn.countAll<number>().as('count')])
    .where('importId', 'in', ids.length ? ids : [null])
    .groupBy(['importId', 'state'])
    .execute()
}

/** All rows are checked again when the columns change. */
export async function resetRows(db: Transaction, importId: string): Promise<void> {
  await db
    .updateTable('importRows')
    .set({ state: 'waiting', key: null, nights: null, problems: '[]' })
    .where('importId', '=', importId)
    .execute()
}

export type RowsPart = { onlyProblems: boolean; limit: number; offset: number }

export function listRows(db: Db, importId: string, { onlyProblems, limit, offset }: RowsPart) {
  return db
    .selectFrom('importRows')
    .selectAll()
    .where('importId', '=', importId)
    .$if(onlyProblems, (query) => query.where('problems', '<>', '[]'))
    .orderBy('number')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countListed(
  db: Db,
  importId: string,
  onlyProblems: boolean,
): Promise<number> {
  const { count } = await db
    .selectFrom('importRows')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('importId', '=', importId)
    .$if(onlyProblems, (query) => query.where('problems', '<>', '[]'))
    .executeTakeFirstOrThrow()
  return count
}

/** The first rows in the order of the file, or the last ones when what they added is removed. */
export function nextRows(
  db: Db,
  importId: string,
  { state, limit, isBackward = false }: { state: RowState; limit: number; isBackward?: boolean },
) {
  return db
    .selectFrom('importRows')
    .selectAll()
    .where('importId', '=', importId)
    .where('state', '=', state)
    .orderBy('number', isBackward ? 'desc' : 'asc')
    .limit(limit)
    .execute()
}

export async function findEarlierRow(
  db: Db,
  importId: string,
  { number, key, nights }: { number: number; key: string; nights?: Nights | undefined },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('importRows')
    .select('number')
    .where('importId', '=', importId)
    .where('key', '=', key)
    .where('number', '<', number)
    .where('state', '=', 'ready')
    .$if(nights !== undefined, (query) => query.where(sql<boolean>`nights && ${rangeOf(nights)}`))
    .orderBy('number')
    .executeTakeFirst()
  return row?.number
}

function rangeOf(nights: Nights | undefined) {
  return sql<string>`daterange(${nights?.from ?? null}, ${nights?.to ?? null})`
}

type RowChange = {
  state: RowState
  key?: string
  nights?: Nights | undefined
  problems?: readonly RowProblem[]
  subject?: string
  people?: string[]
}

export async function updateRow(
  db: Db,
  { importId, number }: { importId: string; number: number },
  { problems, nights, ...change }: RowChange,
): Promise<void> {
  const said = problems ? { problems: JSON.stringify(problems) } : {}
  await db
    .updateTable('importRows')
    .set({ ...change, ...said, ...(nights ? { nights: rangeOf(nights) } : {}) })
    .where('importId', '=', importId)
    .where('number', '=', number)
    .execute()
}

/** Files that nobody imported, and the cells of those that were: they have names and addresses of people. */
export async function deleteOldFiles(
  db: Transaction,
  { unused, used }: Record<'unused' | 'used', Temporal.Instant>,
): Promise<void> {
  await db
    .deleteFrom('imports')
    .where('state', 'in', ['uploaded', 'checked'])
    .where('changedAt', '<', unused)
    .execute()
  await sql`
    update import_rows set cells = '[]' from imports
    where imports.id = import_id and imports.state in ('finished', 'undone')
      and imports.changed_at < ${used} and cells <> '[]'`.execute(db)
}

/** The cells of some columns in every row. */
export async function listCells(
  db: Db,
  importId: string,
  places: readonly number[],
): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select trim(cells ->> place) as text from import_rows, unnest(${places}::integer[]) as place
    where import_id = ${importId} and cells ->> place is not null`.execute(db)
  return rows.map(({ text }) => text)
}

export async function hasStays(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('bookings')
    .select('id')
    .where(({ or, eb }) => or([eb('guestId', '=', userId), eb('ownerId', '=', userId)]))
    .executeTakeFirst()
  return row !== undefined
}
