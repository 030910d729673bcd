import { sql } from 'kysely'
import { countResponseTimes } from '../../apps/api/src/messaging/response-time/count-response-times.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '../../apps/api/src/platform/ctx.ts'
import { openDatabase } from '../../apps/api/src/platform/db/database.ts'
import { todayOf } from '../../apps/api/src/platform/zoned-time.ts'
import { companyInstant } from '../company-clock.ts'
import { type PreparedWallet, prepareCards } from '../history/card-service.ts'
import { prepareDisputes } from '../history/disputes.ts'
import { seedPeople } from '../people/people.ts'
import { seedArticles } from './articles/articles.ts'
import { seedCalendarChanges } from './calendar-changes.ts'
import { seedDisputes } from './cards/disputes.ts'
import { seedPartPayment } from './cards/part-payment.ts'
import { seedReconciliation } from './cards/reconciliation.ts'
import { seedChannels } from './channels.ts'
import { seedCoHosts } from './co-hosts.ts'
import { seedConsole } from './console.ts'
import { seedPageSpeed } from './counts/page-speed.ts'
import { seedSearchCounts } from './counts/search-counts.ts'
import { seedCoupons } from './coupons.ts'
import { seedDraft } from './draft-listing.ts'
import { expensesAt, seedExpenses } from './expenses/expense-entries.ts'
import { seedReceipts } from './expenses/expense-receipts.ts'
import { seedSchedules } from './expenses/expense-schedules.ts'
import { seedFavorites } from './favorites.ts'
import { seedHomes } from './home-listings.ts'
import { seedHomeOffer } from './home-offer.ts'
import { seedWebhooks } from './integrations/webhooks.ts'
import { seedArchiveAndReport } from './messages/archive-and-report.ts'
import { seedMessagePhoto } from './messages/photo.ts'
import { seedSupport } from './messages/support.ts'
import { seedMessages } from './messages.ts'
import { seedNotifications } from './notices/notifications.ts'
import { seedSavedSearches } from './notices/saved-searches.ts'
import { seedStayTimeRequests } from './notices/stay-time-requests.ts'
import { seedOutsideReviews } from './outside-reviews.ts'
import { seedOwnerDay } from './owner-day.ts'
import { seedAgreements, seedOwnerProfiles, seedPayoutSchedule } from './owner-terms.ts'
import { seedMoney } from './payments.ts'
import { seedPriceRules } from './price-rules.ts'
import { seedSettings } from './settings/settings.ts'
import { sealPastMonths } from './statements.ts'
import { seedStays } from './stays.ts'
import { seedAutomaticMessages } from './templates/automatic-messages.ts'
import { seedQuickReplies } from './templates/quick-replies.ts'

/**
 * Seeds a database without users, all or nothing. Of several processes that start together only one seeds it, on a
 * connection without time limits, because it takes minutes on a busy processor.
 */
export async function seedDemo(ctx: Ctx, databaseUrl: string): Promise<boolean> {
  if (await hasPeople(ctx)) return false
  const past = inPast(ctx)
  // Cards are charged outside transactions, so their payments are known before the rest begins.
  const requested = await prepareCards(past, todayOf(ctx))
  const disputes = await prepareDisputes(past, requested)
  await using db = openDatabase(databaseUrl, { max: 1 })
  return await inTransaction({ ...past, db }, async (ctx) => {
    await sql`select pg_advisory_xact_lock(hashtext('marea demo'))`.execute(ctx.db)
    if (await hasPeople(ctx)) return false
    // The database accepts two years of past entries and tax rates only with this setting.
    await sql`set local marea.writes_history = 'on'`.execute(ctx.db)
    await seedWorld(ctx, requested)
    await seedDisputes(ctx, disputes)
    return true
  })
}

async function hasPeople({ db }: Ctx): Promise<boolean> {
  const known = await db.selectFrom('users').select('id').limit(1).execute()
  return known.length > 0
}

async function seedWorld(ctx: TransactionCtx, requested: PreparedWallet[]): Promise<void> {
  await seedPeople(ctx)
  await seedOwnerProfiles(ctx)
  const homes = await seedHomes(ctx)
  await seedDraft(ctx)
  await seedAgreements(ctx)
  await seedCoupons(ctx, homes)
  await seedCoHosts(ctx)
  const { stays, bookings } = await seedStays(ctx, homes)
  await seedOutsideReviews(ctx)
  await seedCalendarChanges(ctx, stays)
  const expenses = expensesAt(ctx, homes)
  await seedMoney(ctx, { bookings, expenses, asked: requested })
  await seedPartPayment(ctx, { homes, stays, bookings, asked: requested })
  await seedExpenses(ctx, expenses, await seedSchedules(ctx, expenses))
  await seedReceipts(ctx, expenses)
  await seedFavorites(ctx, stays)
  await seedAutomaticMessages(ctx, homes)
  await seedQuickReplies(ctx)
  await seedMessages(ctx, homes, bookings)
  await seedMessagePhoto(ctx)
  await seedArchiveAndReport(ctx)
  await seedSupport(ctx)
  await countResponseTimes(ctx)
  await seedChannels(ctx, { homes, stays, bookings })
  await seedPriceRules(ctx, homes)
  await seedHomeOffer(ctx)
  await seedSearchCounts(ctx)
  await seedPageSpeed(ctx)
  await seedOwnerDay(ctx, bookings)
  await seedStayTimeRequests(ctx)
  await seedPayoutSchedule(ctx)
  await sealPastMonths(ctx)
  await seedArticles(ctx)
  await seedConsole(ctx)
  await seedSettings(ctx)
  await seedReconciliation(ctx)
  await seedNotifications(ctx, bookings)
  await seedSavedSearches(ctx)
  await seedWebhooks(ctx)
}

/** A ctx dated in the past: the same data all day, and events that trigger no emails or jobs. */
function inPast<Given extends Ctx>(ctx: Given): Given {
  const now = companyInstant(todayOf(ctx), '00:00')
  const none = async () => undefined
  const jobs = { ...ctx.ports.jobs, enqueue: none, enqueueAll: none }
  return { ...ctx, now, ports: { ...ctx.ports, jobs } }
}
