import { createCounter } from '#platform/metrics/counters.ts'

export const bankLineCounts = createCounter('marea_bank_lines_total', {
  help: 'Lines of bank statements imported, matched by themselves, and decided by administrators',
  label: 'step',
  values: ['imported', 'matched', 'decided'],
})
