import type { Match } from '@marea/contract/search/events.ts'
import { type EmailWorld, tell } from './email-world.ts'

/** One home for each reason, and several in one email. */
export async function sendSearchEmails(world: EmailWorld): Promise<void> {
  const { laura, suiteId } = world
  const query = { where: 'coconut-grove', checkIn: '2027-03-01', checkOut: '2027-03-05' }
  const { body } = await laura.call('POST', '/saved-searches', { body: { query } })
  const searchId = body.result.search.id
  const stay = { suiteId, checkIn: query.checkIn, checkOut: query.checkOut, after: 1_234_50 }
  const available: Match = { ...stay, reason: 'available', before: null }
  const cheaper: Match = { ...stay, reason: 'price_drop', before: 2_000_00 }
  const matches: Match[][] = [
    [available],
    [cheaper],
    [{ ...stay, reason: 'new_home', before: null }],
    [{ ...stay, reason: 'new_home', before: null, checkIn: null, checkOut: null }],
    [available, cheaper],
  ]
  for (const each of matches) {
    await tell(world, {
      kind: 'search.matched',
      subject: `user:${laura.id}`,
      data: { searchId, matches: each },
    })
  }
}
