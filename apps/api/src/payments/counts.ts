import { newCount } from '#platform/counts.ts'

export const chargeCounts = newCount('marea_charges_total', {
  help: 'Charges of cards by how they ended, and those begun',
  label: 'status',
  values: ['started', 'succeeded', 'failed'],
})
