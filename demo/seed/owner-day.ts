import sharp from 'sharp'
import { putMainHostId } from '../../apps/api/src/bookings/host-id/main-host-id.ts'
import { requestExpense } from '../../apps/api/src/expenses/requests/expense-requests.ts'
import { storeQuote } from '../../apps/api/src/expenses/requests/quotes.ts'
import type { TransactionCtx } from '../../apps/api/src/platform/ctx.ts'
import { todayOf } from '../../apps/api/src/platform/zoned-time.ts'
import { actAs } from '../history/act-as.ts'
import type { DemoBooking } from '../history/demo-booking.ts'
import { pastGuests } from '../people/guests.ts'
import { drawBill } from './expenses/expense-receipts.ts'

/** Inés's to-dos for today: the ID of a guest who arrives, and an expense to approve. */
export async function seedOwnerDay(ctx: TransactionCtx, bookings: DemoBooking[]): Promise<void> {
  const today = todayOf(ctx)
  const arrival = bookings.find(
    ({ stay }) => stay.home.suite.slug === 'casa-malva' && stay.from === today,
  )
  const guest = pastGuests.find(({ id }) => id === arrival?.guestId)
  if (arrival && guest) {
    await putMainHostId(await actAs(ctx, guest.email), arrival.id, {
      document: 'passport',
      number: 'X1234567',
      image: await specimen(),
    })
  }
  const admin = await actAs(ctx, 'admin@marea.test')
  const { id } = await requestExpense(admin, {
    suite: 'casa-almendro',
    category: 'repairs',
    concept: 'Replace the air conditioning compressor',
    translations: { es: 'Cambiar el compresor del aire acondicionado' },
    vendor: 'Bay Climate',
    amount: 1_180_00,
    markup: 118_00,
  })
  await storeQuote(admin, id, await drawBill('Bay Climate', '$1,180.00'))
}

function specimen(): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="620">
    <rect width="900" height="620" fill="#e8e0d0"/>
    <rect x="60" y="90" width="250" height="330" fill="#bcae94"/>
    <circle cx="185" cy="210" r="62" fill="#8f8168"/>
    <path d="M90 420c10-90 50-130 95-130s85 40 95 130z" fill="#8f8168"/>
    <g fill="#a2957c"><rect x="360" y="110" width="420" height="26"/>
    <rect x="360" y="180" width="320" height="26"/><rect x="360" y="250" width="380" height="26"/>
    <rect x="60" y="480" width="780" height="30"/><rect x="60" y="535" width="780" height="30"/></g></svg>`
  return sharp(Buffer.from(drawing)).jpeg().toBuffer()
}
