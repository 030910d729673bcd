import { createCounter } from '#platform/metrics/counters.ts'

export const coHostCounters = createCounter('marea_co_hosts_total', {
  help: 'Steps of co-hosts and their invitations',
  label: 'step',
  values: [
    'invited',
    'invitation_resent',
    'invitation_withdrawn',
    'invitation_declined',
    'joined',
    'role_changed',
    'removed',
    'left',
  ],
})
