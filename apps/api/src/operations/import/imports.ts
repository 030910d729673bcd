import { guessMapping, type Mapping } from '@marea/contract/operations/imports/import-column.ts'
import {
  type DateOrder,
  encodings,
  type ImportDetails,
  ImportKind,
  type ImportState,
  type ImportSummary,
  importColumns,
  type RowCounts,
} from '@marea/contract/operations/imports/imports.ts'
import type { AdminAct } from '@marea/contract/platform/admin-acts.ts'
import { toOneLine } from '@marea/contract/platform/line-rules.ts'
import { personOf } from '#identity/account/user.ts'
import { namesOfUsers } from '#identity/account/user-names.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { orderOf } from '#platform/csv/read-day.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { fetchPage } from './files/fetch-page.ts'
import { readPage } from './files/read-page.ts'
import { type ReadUpload, readUpload } from './files/read-upload.ts'
import { fileOf, importJob } from './import-job.ts'
import {
  countRows,
  deleteImport,
  findImport,
  type ImportRow,
  insertImport,
  listCells,
  listImports,
  listMapped,
  listRows,
  lockImport,
  resetRows,
  updateImport,
} from './import-store.ts'
import { cellsOf, mappingOf, sharedOf } from './read-row.ts'

export async function showImports(ctx: Ctx): Promise<ImportSummary[]> {
  return summariesOf(ctx, await listImports(ctx.db))
}

export async function showImport(ctx: Ctx, id: string): Promise<ImportDetails> {
  const row = await findImport(ctx.db, id)
  if (!row) throw new Problem('resource.not_found')
  return detailsOf(ctx, row)
}

export async function uploadImport(
  ctx: Ctx,
  kind: ImportKind,
  { fileName, upload }: { fileName: string; upload: Buffer },
): Promise<ImportDetails> {
  return addFile(ctx, { kind, fileName, ...(await readUpload(ctx, kind, upload)) })
}

/** The homes that a public page describes, as if they were in a file. */
export async function importPage(ctx: Ctx, address: string): Promise<ImportDetails> {
  const text = await fetchPage(ctx, address)
  return addFile(ctx, { kind: 'homes', fileName: address, encoding: 'utf-8', ...readPage(text) })
}

type NewFile = ReadUpload & { kind: ImportKind; fileName: string }

function addFile(ctx: Ctx, { rows, fileName, ...file }: NewFile): Promise<ImportDetails> {
  const { userId: uploadedBy } = personOf(ctx)
  return inTransaction(ctx, async (ctx) => {
    const about = { ...file, fileName: toOneLine(fileName).slice(0, maxFileName), uploadedBy }
    const times = { uploadedAt: ctx.now, changedAt: ctx.now }
    const id = await insertImport(ctx.db, { ...about, ...times }, rows)
    await recordAct(ctx, 'imports.uploaded', { id, fileName: about.fileName }, rows.length)
    return showImport(ctx, id)
  })
}

const maxFileName = 200

type Choices = {
  mapping: Mapping
  shared: Record<string, string>
  dateOrder: DateOrder | null
}

/** A dry run: every row is read and compared with what is here, and nothing is added. */
export function checkImport(
  ctx: Ctx,
  id: string,
  { mapping, shared, dateOrder: chosen }: Choices,
): Promise<ImportDetails> {
  return moveOn(ctx, id, { from: ['uploaded', 'checked'], to: 'checking' }, async (ctx, row) => {
    requireUsable(row, mapping, shared)
    await resetRows(ctx.db, id)
    return { mapping, shared, dateOrder: chosen ?? (await findDateOrder(ctx, row, mapping)) }
  })
}

export function runImport(ctx: Ctx, id: string): Promise<ImportDetails> {
  return moveOn(ctx, id, { from: ['checked'], to: 'running' }, async (ctx, row) => {
    const { ready } = await countsOf(ctx, row)
    if (ready === 0) throw new Problem('imports.nothing_ready')
    await recordAct(ctx, 'imports.started', row, ready)
    return {}
  })
}

export function undoImport(ctx: Ctx, id: string): Promise<ImportDetails> {
  return moveOn(ctx, id, { from: ['finished'], to: 'undoing' }, async (ctx, row) => {
    const { imported } = await countsOf(ctx, row)
    await recordAct(ctx, 'imports.undone', row, imported)
    return {}
  })
}

export function discardImport(ctx: Ctx, id: string): Promise<{ done: true }> {
  return inTransaction(ctx, async (ctx) => {
    const row = await requireIn(ctx, id, ['uploaded', 'checked'])
    const { waiting, ready, wrong } = await countsOf(ctx, row)
    await deleteImport(ctx.db, id)
    await recordAct(ctx, 'imports.discarded', row, waiting + ready + wrong)
    return { done: true } as const
  })
}

type Step = { from: readonly ImportState[]; to: ImportState }

/** The job continues once the transaction is committed. */
function moveOn(
  ctx: Ctx,
  id: string,
  { from, to }: Step,
  prepare: (ctx: TransactionCtx, row: ImportRow) => Promise<Partial<Choices>>,
): Promise<ImportDetails> {
  return inTransaction(ctx, async (ctx) => {
    const row = await requireIn(ctx, id, from)
    const change = await prepare(ctx, row)
    await updateImport(ctx.db, id, { state: to, changedAt: ctx.now, ...change })
    await ctx.ports.jobs.enqueue(ctx.db, importJob, { id })
    return showImport(ctx, id)
  })
}

async function requireIn(ctx: TransactionCtx, id: string, states: readonly ImportState[]) {
  const row = await lockImport(ctx.db, id)
  if (!row) throw new Problem('resource.not_found')
  if (!states.includes(row.state)) throw new Problem('imports.not_now')
  return row
}

function requireUsable(
  { kind, columns }: ImportRow,
  mapping: Mapping,
  shared: Record<string, string>,
): void {
  const wanted = importColumns[ImportKind.parse(kind)]
  const ids = wanted.map(({ id }) => id)
  const places = Object.values(mapping)
  const sharable = wanted.filter(({ isShared }) => isShared).map(({ id }) => id)
  const isUsable =
    Object.keys(mapping).every((id) => ids.includes(id)) &&
    Object.keys(shared).every((id) => sharable.includes(id) && mapping[id] === undefined) &&
    places.every((place) => place < columns.length) &&
    new Set(places).size === places.length &&
    wanted.every(({ id, isRequired }) => !isRequired || mapping[id] !== undefined || shared[id])
  if (!isUsable) throw new Problem('imports.columns_missing')
}

/** By the dates of all rows, because a single one may be read either way. */
async function findDateOrder(
  ctx: Ctx,
  { id, kind }: ImportRow,
  mapping: Mapping,
): Promise<DateOrder | null> {
  const days = importColumns[ImportKind.parse(kind)].filter(({ isDay }) => isDay)
  const places = days.flatMap(({ id }) => mapping[id] ?? [])
  const order = orderOf(await listCells(ctx.db, id, places))
  if (order === undefined) throw new Problem('imports.dates_ambiguous')
  return order
}

function recordAct(
  ctx: TransactionCtx,
  act: AdminAct,
  { id, fileName }: Pick<ImportRow, 'id' | 'fileName'>,
  rows: number,
): Promise<void> {
  return recordAdminAct(ctx, { act, subject: `import:${id}`, details: { file: fileName, rows } })
}

const samples = 20
const shownSamples = 3

async function detailsOf(ctx: Ctx, row: ImportRow): Promise<ImportDetails> {
  const [summary] = await summariesOf(ctx, [row])
  if (!summary) throw new Problem('resource.not_found')
  const part = { onlyProblems: false, limit: samples, offset: 0 }
  const cells = (await listRows(ctx.db, row.id, part)).map((each) => cellsOf(each.cells))
  return {
    ...summary,
    encoding: encodings.find((each) => each === row.encoding) ?? 'utf-8',
    columns: row.columns.map((name, at) => ({
      name,
      values: cells.flatMap((each) => each[at]?.trim() || []).slice(0, shownSamples),
    })),
    dateOrder: fileOf(row).dateOrder,
    shared: sharedOf(row.shared),
    mapping: row.mapping ? mappingOf(row.mapping) : await guess(ctx, summary.kind, row.columns),
  }
}

/** What columns of these names held before. */
async function guess(ctx: Ctx, kind: ImportKind, columns: readonly string[]): Promise<Mapping> {
  const remembered: Record<string, string[]> = {}
  for (const earlier of await listMapped(ctx.db, kind)) {
    for (const [id, place] of Object.entries(mappingOf(earlier.mapping))) {
      remembered[id] = [...(remembered[id] ?? []), earlier.columns[place] ?? '']
    }
  }
  return guessMapping(importColumns[kind], columns, remembered)
}

async function summariesOf(ctx: Ctx, rows: readonly ImportRow[]): Promise<ImportSummary[]> {
  const counted = await countRows(
    ctx.db,
    rows.map(({ id }) => id),
  )
  const names = await namesOfUsers(
    ctx,
    rows.map(({ uploadedBy }) => uploadedBy),
  )
  return rows.map((row) => ({
    id: row.id,
    kind: ImportKind.parse(row.kind),
    fileName: row.fileName,
    state: row.state,
    uploadedAt: row.uploadedAt.toString(),
    uploadedBy: names.get(row.uploadedBy) ?? '',
    counts: countsIn(counted.filter(({ importId }) => importId === row.id)),
  }))
}

async function countsOf(ctx: Ctx, { id }: ImportRow): Promise<RowCounts> {
  return countsIn(await countRows(ctx.db, [id]))
}

function countsIn(counted: readonly { state: keyof RowCounts; count: number }[]): RowCounts {
  const none = { waiting: 0, ready: 0, wrong: 0, imported: 0, undone: 0, kept: 0 }
  return Object.assign(none, Object.fromEntries(counted.map(({ state, count }) => [state, count])))
}
