import type { ApiScope } from '@marea/contract/platform/api-scopes.ts'
import type { TextKey } from '@marea/contract/texts/keys.ts'

export const scopeTexts: Record<ApiScope, { label: TextKey; note: TextKey }> = {
  'bookings:read': {
    label: 'token.scope.bookings_read',
    note: 'token.scope.bookings_read_note',
  },
  'favorites:read': {
    label: 'token.scope.favorites_read',
    note: 'token.scope.favorites_read_note',
  },
  'homes:read': {
    label: 'token.scope.homes_read',
    note: 'token.scope.homes_read_note',
  },
  'calendar:read': {
    label: 'token.scope.calendar_read',
    note: 'token.scope.calendar_read_note',
  },
  'owner-bookings:read': {
    label: 'token.scope.owner_bookings_read',
    note: 'token.scope.owner_bookings_read_note',
  },
  'statements:read': {
    label: 'token.scope.statements_read',
    note: 'token.scope.statements_read_note',
  },
  'webhooks:read': {
    label: 'token.scope.webhooks_read',
    note: 'token.scope.webhooks_read_note',
  },
  'webhooks:write': {
    label: 'token.scope.webhooks_write',
    note: 'token.scope.webhooks_write_note',
  },
}
