import type { GaugeReading } from '#platform/metrics/metrics.ts'
import { countSealedOwners } from './due-store.ts'

/** The progress of closing the last month. */
export const sealedOwners: GaugeReading = {
  name: 'marea_statement_owners',
  help: 'Owners whose last month is sealed, and those who still wait for it',
  label: 'state',
  read: countSealedOwners,
}
