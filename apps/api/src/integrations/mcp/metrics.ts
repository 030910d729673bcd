import { createCounter } from '#platform/metrics/counters.ts'

export const mcpCounters = createCounter('marea_mcp_calls_total', {
  help: 'Calls of tools by assistants: answered, and refused for their input or by a rule',
  label: 'outcome',
  values: ['answered', 'refused'],
})
