import { countConnections } from '#platform/db/database.ts'
import type { GaugeReading } from './metrics.ts'

export const connectionGauge: GaugeReading = {
  name: 'marea_database_connections',
  help: 'Connections of this process to PostgreSQL that are busy or idle, callers waiting for one, and the limit',
  label: 'state',
  read: countConnections,
}
