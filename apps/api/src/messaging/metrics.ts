import { createCounter } from '#platform/metrics/counters.ts'

export const roomCounts = createCounter('marea_rooms_total', {
  help: 'Conversations opened, by what they began with',
  label: 'about',
  values: ['booking', 'enquiry'],
})

export const messageCounts = createCounter('marea_messages_total', {
  help: 'Messages of conversations by who wrote them; notes are written by nobody',
  label: 'from',
  values: ['guest', 'owner', 'nobody'],
})
