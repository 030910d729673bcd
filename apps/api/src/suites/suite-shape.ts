import {
  CancellationPolicy,
  type Rating,
  type SuitePhoto,
} from '@marea/contract/suites/endpoints.ts'
import type { Selectable } from 'kysely'
import { fromLocalizedColumns } from '#platform/db/localized-columns.ts'
import type { CancellationCode, Json, SuitePhotos } from '#platform/generated/database.ts'

export type PolicyRow = {
  cancellation: CancellationCode
  graceHours: number
  graceDaysBefore: number
  tiers: Json
  late: Json
}

export function policyOf({ cancellation, ...row }: PolicyRow): CancellationPolicy {
  return CancellationPolicy.parse({ ...row, code: cancellation })
}

export function ratingOf(count: number | null, sum: number | null): Rating | null {
  if (!count || !sum) return null
  return { count, average: Math.round((sum / count) * 100) / 100 }
}

export type PhotoRow = Omit<Selectable<SuitePhotos>, 'id' | 'suiteId' | 'position'>

export function photoOf(row: PhotoRow): SuitePhoto {
  const { fileKey: key, width, height, widths, thumbhash, color, room } = row
  const alt = fromLocalizedColumns(row, 'alt')
  const caption = row.captionEn === '' ? null : fromLocalizedColumns(row, 'caption')
  return { key, width, height, widths, thumbhash, color, alt, caption, room }
}
