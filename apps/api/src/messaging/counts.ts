import { newCount } from '#platform/counts.ts'

export const roomCounts = newCount('marea_rooms_total', {
  help: 'Conversations opened, by what they began with',
  label: 'about',
  values: ['booking', 'enquiry'],
})

export const messageCounts = newCount('marea_messages_total', {
  help: 'Messages of conversations by who wrote them; notes are written by nobody',
  label: 'from',
  values: ['guest', 'owner', 'nobody'],
})
