import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { bookingColumns } from './booking-columns.ts'
import { homeColumns } from './home-columns.ts'
import type { ImportColumn } from './import-column.ts'
import { reviewColumns } from './review-columns.ts'

export const maxImportBytes = 10 * 1024 * 1024
export const maxImportRows = 20_000

/** What each kind of import reads of a file, in the order of its template. */
export const importColumns = {
  homes: homeColumns,
  bookings: bookingColumns,
  reviews: reviewColumns,
} as const satisfies Record<string, readonly ImportColumn[]>

const kinds = ['homes', 'bookings', 'reviews'] as const satisfies (keyof typeof importColumns)[]
export const ImportKind = z.enum(kinds)
export type ImportKind = z.infer<typeof ImportKind>
export const importKinds: readonly ImportKind[] = kinds

const importStates = [
  'uploaded',
  'checking',
  'checked',
  'running',
  'finished',
  'undoing',
  'undone',
] as const
export type ImportState = (typeof importStates)[number]

/** States in which a job works on the rows. */
export function isUnderWay(state: ImportState): boolean {
  return state === 'checking' || state === 'running' || state === 'undoing'
}

export const rowStates = ['waiting', 'ready', 'wrong', 'imported', 'undone', 'kept'] as const
export type RowState = (typeof rowStates)[number]

const rowProblems = [
  'missing',
  'too_many_cells',
  'formula',
  'not_email',
  'not_phone',
  'not_number',
  'not_money',
  'not_choice',
  'not_switch',
  'not_clock',
  'not_postal_code',
  'out_of_range',
  'too_long',
  'several_lines',
  'unknown_neighborhood',
  'unknown_amenity',
  'needs_both',
  'owner_unnamed',
  'guest_unnamed',
  'guest_missing',
  'unknown_home',
  'ambiguous_home',
  'own_home',
  'not_day',
  'days_reversed',
  'nights_taken',
  'payout_above_total',
  'not_stars',
  'not_language',
  'in_future',
  'already_here',
  'review_already_here',
  'twice_in_file',
  'refused',
  'changed_since',
] as const

/** Why a row is left out, or stays when its import is undone. */
export const RowProblem = z.object({
  /** The id of the column it is about; null for the whole row. */
  column: z.string().nullable(),
  code: z.enum(rowProblems),
  /** A limit, a row, or what was entered. */
  detail: z.string(),
})
export type RowProblem = z.infer<typeof RowProblem>

const Counts = z.object({
  waiting: z.int(),
  ready: z.int(),
  wrong: z.int(),
  imported: z.int(),
  undone: z.int(),
  kept: z.int(),
})
export type RowCounts = z.infer<typeof Counts>

export const ImportSummary = z.object({
  id: z.string(),
  kind: ImportKind,
  fileName: z.string(),
  state: z.enum(importStates),
  uploadedAt: z.iso.datetime(),
  /** Empty once the account is deleted. */
  uploadedBy: z.string(),
  counts: Counts,
})
export type ImportSummary = z.infer<typeof ImportSummary>

export const encodings = ['utf-8', 'utf-16', 'windows-1252'] as const
export type Encoding = (typeof encodings)[number]

/** Month before day, or day before month; dates that begin with their year need none. */
export const dateOrders = ['mdy', 'dmy'] as const
export type DateOrder = (typeof dateOrders)[number]
const Order = z.enum(dateOrders).nullable()

const Place = z.int().min(0).max(500)

/** Values that all rows have in common, by the id of their column. */
const Shared = z.record(z.string().max(60), z.string().trim().max(200))

export const ImportDetails = ImportSummary.extend({
  encoding: z.enum(encodings),
  columns: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
  /** As it was chosen, or as it is guessed from the names. */
  mapping: z.record(z.string(), Place),
  shared: Shared,
  dateOrder: Order,
})
export type ImportDetails = z.infer<typeof ImportDetails>

export const ImportedRow = z.object({
  /** As a spreadsheet numbers it. */
  number: z.int(),
  state: z.enum(rowStates),
  values: z.record(z.string(), z.string()),
  problems: z.array(RowProblem),
  /** Where what was imported is shown. */
  path: z.string().nullable(),
})
export type ImportedRow = z.infer<typeof ImportedRow>

export const rowFilters = ['problems', 'all'] as const
export type RowFilter = (typeof rowFilters)[number]

const params = z.strictObject({ id: z.uuid() })
const problems = ['identity.sign_in_required', 'resource.not_found'] as const
const refusals = [...problems, 'imports.not_now'] as const
const pageProblems = ['imports.no_homes'] as const

export const importsEndpoints = endpoints({
  'GET /admin/imports': {
    summary: 'List imports, newest first, up to 50',
    result: z.array(ImportSummary),
    problems,
  },
  'POST /admin/import-files/:kind': {
    summary:
      'Upload a file to import: CSV, a saved page with schema.org data (homes) or a calendar (bookings); nothing is imported yet',
    params: z.strictObject({ kind: ImportKind }),
    body: z.strictObject({ fileName: z.string().trim().max(200).default('') }),
    upload: 'file',
    uploadLimit: { bytes: maxImportBytes, problem: 'imports.too_large' },
    result: ImportDetails,
    problems: [
      ...problems,
      ...pageProblems,
      'imports.too_large',
      'imports.too_many_rows',
      'imports.not_csv',
      'imports.open_quote',
      'imports.empty',
      'imports.not_calendar',
      'imports.own_calendar',
    ],
  },
  'POST /admin/import-pages': {
    summary: 'Read the homes of a public page with schema.org data; nothing is imported yet',
    body: z.strictObject({ address: z.string().trim().min(1).max(2000) }),
    result: ImportDetails,
    problems: [
      ...problems,
      ...pageProblems,
      'imports.page_unreachable',
      'imports.address_refused',
      'imports.too_large',
      'imports.too_many_rows',
    ],
  },
  'GET /admin/imports/:id': {
    summary: 'Get an import with the columns of its file and what became of its rows',
    params,
    result: ImportDetails,
    problems,
  },
  'GET /admin/imports/:id/rows': {
    summary: 'List the rows of an import, 50 per page',
    params,
    query: z.strictObject({
      show: z.enum(rowFilters).default('all'),
      page: z.coerce.number().int().min(1).max(1000).default(1),
    }),
    result: z.object({ rows: z.array(ImportedRow), count: z.int(), pages: z.int() }),
    problems,
  },
  'POST /admin/imports/:id/check': {
    summary: 'Check every row with the chosen columns, without importing anything',
    params,
    body: z.strictObject({
      mapping: z.record(z.string().max(60), Place),
      /** Only for fields that no column holds. */
      shared: Shared.default({}),
      /** Null to find it out. */
      dateOrder: Order.default(null),
    }),
    result: ImportDetails,
    problems: [...refusals, 'imports.columns_missing', 'imports.dates_ambiguous'],
  },
  'POST /admin/imports/:id/run': {
    summary: 'Add the rows without problems',
    params,
    result: ImportDetails,
    problems: [...refusals, 'imports.nothing_ready'],
  },
  'POST /admin/imports/:id/undo': {
    summary: 'Undo an import: removes what it added, unless it was changed since',
    params,
    result: ImportDetails,
    problems: refusals,
  },
  'DELETE /admin/imports/:id': {
    summary: 'Discard an uploaded file that was not imported',
    params,
    result: z.object({ done: z.literal(true) }),
    problems: refusals,
  },
})
