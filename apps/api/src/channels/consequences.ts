import type { Consequences } from '#platform/events/consequences.ts'
import { eraseChannels } from './account-deletion.ts'
import { emailConflict } from './conflict-mails.ts'
import { emailRecovery, emailTrouble } from './import/trouble-mails.ts'
import { placeFreedNights } from './place-freed-nights.ts'

export const channelsConsequences: Consequences = {
  'channels.conflict_raised': { 'email-owner': emailConflict },
  'channels.feed_troubled': { 'email-managers': emailTrouble },
  'channels.feed_recovered': { 'email-managers': emailRecovery },
  'calendar.freed': {
    'place-freed-nights': {
      isWanted: ({ kind }) => kind === 'booking' || kind === 'block',
      follow: placeFreedNights,
    },
  },
  'identity.account_deleted': { 'erase-calendars': eraseChannels },
}
