import {
  dateOrders,
  ImportKind,
  type RowProblem,
} from '@marea/contract/operations/imports/imports.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { violatesAny } from '#platform/db/constraint-violation.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { Problem } from '#platform/problem.ts'
import type { Nights } from './import-kind.ts'
import {
  deleteOldFiles,
  findEarlierRow,
  findImport,
  type ImportRow,
  lockImport,
  nextRows,
  updateImport,
  updateRow,
} from './import-store.ts'
import { eraseLeftPeople, importedKinds } from './kinds.ts'
import { type ReadFile, readRow } from './read-row.ts'

/** A job that runs longer would seem to hang; the next one continues. */
const rowsPerJob = 1000
/** A transaction of a second at most, also on a busy machine. */
const checkedAtOnce = 25

/**
 * Works through the rows of an import from where it is: each row is whole or not there, so a killed process leaves nothing
 * half done, and the next one continues.
 */
export const importJob: Job<{ id: string }> = {
  name: 'operations.import',
  async handle(ctx, { id }) {
    for (let done = 0; done < rowsPerJob; ) {
      const rows = await workOn(ctx, id)
      if (rows === 0) return
      done += rows
    }
    await ctx.ports.jobs.enqueue(ctx.db, importJob, { id })
  },
}

/** How many rows were worked on; 0 at the end. */
async function workOn(ctx: Ctx, id: string): Promise<number> {
  const state = (await findImport(ctx.db, id))?.state
  if (state === 'checking') return inTransaction(ctx, (ctx) => checkRows(ctx, id))
  if (state === 'running') return oneRow(ctx, id, addRow)
  if (state === 'undoing') return oneRow(ctx, id, removeRow)
  return 0
}

async function checkRows(ctx: TransactionCtx, id: string): Promise<number> {
  const found = await lockImport(ctx.db, id)
  if (found?.state !== 'checking') return 0
  const rows = await nextRows(ctx.db, id, { state: 'waiting', limit: checkedAtOnce })
  for (const row of rows) {
    const read = await readRow(ctx, fileOf(found), row.cells)
    const problems = read.problems ?? (await twiceInFile(ctx, row, read))
    const state = problems.length > 0 ? 'wrong' : 'ready'
    const about = read.problems ? {} : { key: read.key, nights: read.nights }
    await updateRow(ctx.db, row, { state, problems, ...about })
  }
  if (rows.length === 0) await updateImport(ctx.db, id, { state: 'checked', changedAt: ctx.now })
  return rows.length
}

async function twiceInFile(
  ctx: Ctx,
  { importId, number }: { importId: string; number: number },
  about: { key: string; nights?: Nights },
): Promise<RowProblem[]> {
  const earlier = await findEarlierRow(ctx.db, importId, { number, ...about })
  return earlier === undefined
    ? []
    : [{ column: null, code: 'twice_in_file', detail: String(earlier) }]
}

type Row = Awaited<ReturnType<typeof nextRows>>[number]

type RowStep = {
  while: 'running' | 'undoing'
  from: 'ready' | 'imported'
  end: 'finished' | 'undone'
  /** When the database or a rule refuses, nothing of the row stays. */
  refused: { state: 'wrong' | 'kept'; code: RowProblem['code'] }
  take(ctx: TransactionCtx, row: Row, file: ReadFile): Promise<void>
}

async function oneRow(ctx: Ctx, id: string, step: RowStep): Promise<number> {
  let row: Row | undefined
  try {
    await inTransaction(ctx, async (ctx) => {
      const found = await lockImport(ctx.db, id)
      if (found?.state !== step.while) return
      const isBackward = step.while === 'undoing'
      row = (await nextRows(ctx.db, id, { state: step.from, limit: 1, isBackward }))[0]
      if (row) await step.take(ctx, row, fileOf(found))
      else await updateImport(ctx.db, id, { state: step.end, changedAt: ctx.now })
    })
  } catch (error) {
    if (!row || !(error instanceof Problem || violatesAny(error))) throw error
    const { state, code } = step.refused
    const detail = error instanceof Problem ? error.code : ''
    await updateRow(ctx.db, row, { state, problems: [{ column: null, code, detail }] })
  }
  return row ? 1 : 0
}

const addRow: RowStep = {
  while: 'running',
  from: 'ready',
  end: 'finished',
  refused: { state: 'wrong', code: 'refused' },
  /** Reads again, because something else may be there since the row was checked. */
  async take(ctx, row, file) {
    const read = await readRow(ctx, file, row.cells)
    if (read.problems) await updateRow(ctx.db, row, { state: 'wrong', problems: read.problems })
    else await updateRow(ctx.db, row, { state: 'imported', ...(await read.add(ctx)) })
  },
}

const removeRow: RowStep = {
  while: 'undoing',
  from: 'imported',
  end: 'undone',
  refused: { state: 'kept', code: 'changed_since' },
  async take(ctx, row, { kind }) {
    const id = row.subject?.split(':')[1] ?? ''
    if (await importedKinds[kind].remove(ctx, id)) {
      await updateRow(ctx.db, row, { state: 'undone' })
      return eraseLeftPeople(ctx, row.people)
    }
    const problems = [{ column: null, code: 'changed_since' as const, detail: '' }]
    await updateRow(ctx.db, row, { state: 'kept', problems })
  },
}

export function fileOf({ kind, dateOrder: stored, ...file }: ImportRow): ReadFile {
  const dateOrder = dateOrders.find((each) => each === stored) ?? null
  const { columns, mapping, shared } = file
  return { kind: ImportKind.parse(kind), columns, mapping, shared, dateOrder }
}

const unusedFor = { hours: 7 * 24 }
const usedFor = { hours: 30 * 24 }

/** What was imported stays, and can still be undone. */
export const deleteOldImportsJob: Job = {
  name: 'operations.delete-old-imports',
  cron: '23 4 * * *',
  handle: (ctx) =>
    inTransaction(ctx, (ctx) =>
      deleteOldFiles(ctx.db, {
        unused: ctx.now.subtract(unusedFor),
        used: ctx.now.subtract(usedFor),
      }),
    ),
}
