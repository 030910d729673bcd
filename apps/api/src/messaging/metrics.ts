import { occasions } from '@marea/contract/messaging/automatic-messages.ts'
import { createCounter } from '#platform/metrics/counters.ts'

export const conversationCounters = createCounter('marea_conversations_total', {
  help: 'Conversations opened, by booking, inquiry or question to the team',
  label: 'about',
  values: ['booking', 'inquiry', 'support'],
})

export const messageCounters = createCounter('marea_messages_total', {
  help: 'Messages by sender; booking notes count as system',
  label: 'from',
  values: ['guest', 'owner', 'team', 'system'],
})

export const photoCounters = createCounter('marea_message_photos_total', {
  help: 'Photos uploaded for messages, by outcome',
  label: 'outcome',
  values: ['stored', 'refused'],
})

export const flaggedCounters = createCounter('marea_messages_flagged_total', {
  help: 'Messages sent with a warning before a booking, by what they seem to contain',
  label: 'hint',
  values: ['contact', 'payment'],
})

export const reportCounters = createCounter('marea_message_reports_total', {
  help: 'Reports of messages and conversations, by step',
  label: 'step',
  values: ['reported', 'resolved'],
})

export const automaticMessageCounters = createCounter('marea_automatic_messages_total', {
  help: 'Automatic messages sent by occasion, and attempts that failed',
  label: 'occasion',
  values: [...occasions, 'failed'],
})

export const templateCounters = createCounter('marea_message_templates_saved_total', {
  help: 'Automatic messages and quick replies that owners saved',
  label: 'kind',
  values: ['automatic', 'quick_reply'],
})
