import { benchBooking } from './booking.ts'
import { benchEvents } from './events/events.ts'
import { benchFeeds } from './feeds/feeds.ts'
import type { Figure } from './figure.ts'
import { benchIdentity } from './identity.ts'
import { benchLedger } from './ledger.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchLive } from './live/live.ts'
import { benchOwnerCalendar } from './owners/calendar.ts'
import { benchOverview } from './owners/overview.ts'
import { benchReports } from './owners/reports.ts'
import { benchStatements } from './owners/statements.ts'
import { benchPageShell } from './page-shell.ts'
import { benchQuote } from './quote.ts'
import { benchAgreement, benchSearch } from './search/search.ts'
import { benchSuggestions } from './search/suggestions.ts'
import { benchSlowPhone } from './slow-phone.ts'
import { benchWeight } from './weight.ts'

const benches: Record<string, () => Promise<Figure[]>> = {
  pages: benchPageShell,
  identity: benchIdentity,
  search: benchSearch,
  agreement: benchAgreement,
  suggestions: benchSuggestions,
  ledger: benchLedger,
  quote: benchQuote,
  booking: benchBooking,
  events: benchEvents,
  feeds: benchFeeds,
  live: benchLive,
  overview: benchOverview,
  calendar: benchOwnerCalendar,
  statements: benchStatements,
  reports: benchReports,
  weight: benchWeight,
  lighthouse: benchLighthouse,
  'slow-phone': benchSlowPhone,
}

const wanted = process.argv.slice(2)
const figures: Figure[] = []

for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length === 0 || wanted.includes(name)) figures.push(...(await bench()))
}

for (const { what, measured, goal, isMet } of figures) {
  process.stdout.write(`${isMet ? '✓' : '✗'} ${what.padEnd(58)} ${measured.padEnd(34)} ${goal}\n`)
}
