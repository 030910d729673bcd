import type { Mapping } from '@marea/contract/operations/imports/import-column.ts'
import {
  type DateOrder,
  type ImportKind,
  importColumns,
  type RowProblem,
} from '@marea/contract/operations/imports/imports.ts'
import { z } from 'zod'
import type { Ctx } from '#platform/ctx.ts'
import type { Cells, ReadRow } from './import-kind.ts'
import { importedKinds } from './kinds.ts'

const StoredCells = z.array(z.string())
const StoredMapping = z.record(z.string(), z.int())
const StoredShared = z.record(z.string(), z.string())

export type ReadFile = {
  kind: ImportKind
  columns: string[]
  mapping: unknown
  shared: unknown
  dateOrder: DateOrder | null
}

/** A cell that a spreadsheet would compute: its result is not in the file. */
const formula = /^[=@]|^[+-](?![\d\s(.])/

export function mappingOf(mapping: unknown): Mapping {
  return StoredMapping.parse(mapping ?? {})
}

export function sharedOf(shared: unknown): Record<string, string> {
  return StoredShared.parse(shared ?? {})
}

export function cellsOf(stored: unknown): string[] {
  return StoredCells.parse(stored)
}

/** The cells that the columns were chosen for, and what all rows have in common, by their ids. */
export function valuesIn(file: ReadFile, cells: unknown): Record<string, string> {
  const texts = cellsOf(cells)
  const values = Object.entries(mappingOf(file.mapping)).map(([id, at]) => [
    id,
    plain(texts[at] ?? ''),
  ])
  return { ...sharedOf(file.shared), ...Object.fromEntries(values) }
}

export async function readRow(ctx: Ctx, file: ReadFile, cells: unknown): Promise<ReadRow> {
  const values = valuesIn(file, cells)
  const problems: RowProblem[] = [
    ...(cellsOf(cells).slice(file.columns.length).some(Boolean)
      ? [{ column: null, code: 'too_many_cells' as const, detail: '' }]
      : []),
    ...importColumns[file.kind]
      .filter(({ id, isRequired }) => isRequired && !values[id])
      .map(({ id }) => ({ column: id, code: 'missing' as const, detail: '' })),
    ...Object.entries(values)
      .filter(([, text]) => formula.test(text))
      .map(([id, text]) => ({ column: id, code: 'formula' as const, detail: text.slice(0, 80) })),
  ]
  if (problems.length > 0) return { problems }
  const cellOf: Cells = (id) => values[id]?.replace(/^'(?=[=+\-@])/, '') ?? ''
  return importedKinds[file.kind].read(ctx, cellOf, file)
}

function plain(text: string): string {
  return text.replaceAll('\r\n', '\n').trim()
}
