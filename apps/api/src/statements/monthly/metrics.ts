import { createCounter } from '#platform/metrics/counters.ts'

export const statementCounters = createCounter('marea_statements_total', {
  help: 'Months sealed and failed to seal, statements emailed and issued as files, and checks of seals',
  label: 'step',
  values: ['sealed', 'failed', 'emailed', 'issued', 'verified', 'mismatched'],
})
