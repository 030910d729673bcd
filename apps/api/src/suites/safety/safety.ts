import type { Suite } from '@marea/contract/suites/endpoints.ts'
import { emptySafety, HomeSafety } from '@marea/contract/suites/safety/home-safety.ts'
import type { Selectable } from 'kysely'
import { fromLocalizedColumns } from '#platform/db/localized-columns.ts'
import type { HomeSafety as HomeSafetyTable } from '#platform/generated/database.ts'

export function readSafety(row: Selectable<HomeSafetyTable> | undefined): HomeSafety {
  if (!row) return emptySafety()
  const { facts, doorWidth } = row
  return HomeSafety.parse({ facts, doorWidth, cameras: fromLocalizedColumns(row, 'cameras') })
}

/** As the page of the home shows it. */
export function shownSafety({ facts, doorWidth, cameras }: HomeSafety): Suite['safety'] {
  return { facts, doorWidth, cameras: facts.includes('outdoorCameras') ? cameras : null }
}
