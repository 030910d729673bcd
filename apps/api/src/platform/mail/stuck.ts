import type { GaugeReading } from '#platform/metrics/metrics.ts'
import { countStuckOutgoing } from './outgoing-store.ts'

export const stuckEmails: GaugeReading = {
  name: 'marea_mails_stuck',
  help: 'Mails that failed and are tried again, that may or may not have arrived, and given up',
  label: 'status',
  read: countStuckOutgoing,
}
