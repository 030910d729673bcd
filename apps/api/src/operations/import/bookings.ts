import { isEmail, isPhone } from '@marea/contract/identity/registration-rules.ts'
import type { DateOrder, RowProblem } from '@marea/contract/operations/imports/imports.ts'
import { toVisibleText } from '@marea/contract/platform/line-rules.ts'
import { maxGuests } from '@marea/contract/suites/stay-limits.ts'
import { importStay } from '#bookings/import/import-stay.ts'
import { removeStay } from '#bookings/import/remove-stay.ts'
import { areNightsTaken } from '#calendar/nights/are-taken.ts'
import { findConfirmedAccount } from '#identity/people/confirmed-account.ts'
import { readDay } from '#platform/csv/read-day.ts'
import { readMoney } from '#platform/csv/read-money.ts'
import type { Ctx } from '#platform/ctx.ts'
import { accountFor } from './account-for.ts'
import type { Cells, ImportedKind } from './import-kind.ts'
import { readHomeCalled } from './read-home-called.ts'
import { type Say, sayInto } from './say.ts'
import { readNumber, readSwitch } from './values/read-value.ts'

/** Each takes its nights; its money becomes opening entries of the ledger. */
export const importedBookings: ImportedKind = {
  async read(ctx, cells, { dateOrder }) {
    const problems: RowProblem[] = []
    const say = sayInto(problems)
    const home = await readHomeCalled(ctx, cells('home'), say)
    const nights = readNights(cells, dateOrder, say)
    const guest = await readGuest(ctx, cells, say)
    const money = readStayMoney(cells, say)
    const guests = readGuests(cells('guests'), say)
    if (home && nights && (await areNightsTaken(ctx, home.id, nights))) {
      say(null, 'nights_taken', `${nights.from} – ${nights.to}`)
    }
    if (home && guest.id === home.ownerId) say('guestEmail', 'own_home')
    if (!home || !nights || !money || !guests || problems.length > 0) return { problems }
    return {
      key: home.id,
      nights,
      async add(ctx) {
        const { id: guestId, people } = await accountFor(ctx, guest)
        const { from: checkIn, to: checkOut } = nights
        const stay = { suiteId: home.id, guestId, checkIn, checkOut, guests, ...money }
        return { subject: `booking:${await importStay(ctx, stay)}`, people }
      },
    }
  },
  remove: removeStay,
}

function readNights(cells: Cells, order: DateOrder | null, say: Say) {
  const [from, to] = ['checkIn', 'checkOut'].map(
    (column) => readDay(cells(column), order) ?? say(column, 'not_day', cells(column)),
  )
  if (!from || !to) return undefined
  return from < to ? { from, to } : say('checkOut', 'days_reversed')
}

/** Calendars and channels often give no address; then the row needs a name, and the guest is only that. */
async function readGuest(ctx: Ctx, cells: Cells, say: Say) {
  const email = cells('guestEmail').normalize('NFKC')
  const fullName = toVisibleText(cells('guestName'))
  const phone = cells('guestPhone')
  const known = email ? await findConfirmedAccount(ctx, email) : undefined
  if (email && !isEmail(email)) say('guestEmail', 'not_email', email)
  if (!known && !fullName) say('guestName', email ? 'guest_unnamed' : 'guest_missing')
  if (phone && !isPhone(phone)) say('guestPhone', 'not_phone', phone)
  return { id: known?.id, email, fullName, phone }
}

/** Without a payout, all of the total is the owner's. */
function readStayMoney(cells: Cells, say: Say) {
  const amountIn = (column: string, otherwise: number) => {
    const text = cells(column)
    return text === '' ? otherwise : (readMoney(text) ?? say(column, 'not_money', text))
  }
  const total = amountIn('total', 0)
  const payout = amountIn('payout', total ?? 0)
  const isPaidOut = cells('isPaidOut') === '' ? true : readSwitch(cells('isPaidOut'))
  if (isPaidOut === undefined) return say('isPaidOut', 'not_switch', cells('isPaidOut'))
  if (total === undefined || payout === undefined) return undefined
  return payout > total ? say('payout', 'payout_above_total') : { total, payout, isPaidOut }
}

function readGuests(text: string, say: Say): number | undefined {
  if (text === '') return 1
  const guests = readNumber(text)
  if (guests === undefined) return say('guests', 'not_number', text)
  const fits = Number.isInteger(guests) && guests >= 1 && guests <= maxGuests
  return fits ? guests : say('guests', 'out_of_range', `1–${maxGuests}`)
}
