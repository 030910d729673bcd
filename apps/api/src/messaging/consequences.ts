import type { Consequences } from '#platform/events/consequences.ts'
import { eraseSender } from './account-deletion.ts'
import { addNote } from './booking-notes.ts'

export const messagingConsequences: Consequences = {
  'booking.confirmed': { 'add-note': addNote('confirmed') },
  'booking.changed': { 'add-note': addNote('changed') },
  'booking.cancelled': { 'add-note': addNote('cancelled') },
  'identity.account_deleted': { 'erase-messages': eraseSender },
}
