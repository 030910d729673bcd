import { channelNames } from '@marea/contract/channels/feed-rules.ts'
import { addDays, nightsBetween } from '@marea/contract/platform/time/days.ts'
import { handle } from '@marea/feeds-stand-in/handle.ts'
import { feedsHost } from '@marea/feeds-stand-in/open.ts'
import { parseFeed } from '../../apps/api/src/channels/feed/parse-feed.ts'
import { lastImportedDay } from '../../apps/api/src/channels/feed/read-feed.ts'
import { applyCheck } from '../../apps/api/src/channels/import/check-feed.ts'
import { gapsIn } from '../../apps/api/src/channels/import/night-ranges.ts'
import { randomText } from '../../apps/api/src/platform/crypto/random.ts'
import type { TransactionCtx } from '../../apps/api/src/platform/ctx.ts'
import { todayOf } from '../../apps/api/src/platform/zoned-time.ts'
import type { DemoBooking } from '../history/demo-booking.ts'
import { createSeededRandom } from '../history/seeded-random.ts'
import { demoUserId } from '../people/people.ts'
import type { SeededHome } from './home-listings.ts'
import type { Taken } from './taken-stay.ts'

type Channel = 'airbnb' | 'vrbo' | 'booking'
type Nights = { from: string; to: string }
type Fault = 'empty' | '503'
type DemoFeed = { home: SeededHome; channel: Channel; stays: Nights[]; fault?: Fault }

/** The homes of owner@marea.test that show possible troubles. */
const troubles = {
  conflict: 'villa-bugambilia',
  empty: { slug: 'casa-malva', channel: 'vrbo' },
  failing: { slug: 'casa-almendro', channel: 'booking' },
} as const

/** Two calendars for each home, whose stays are the home's nights sold on other sites. */
export async function seedChannels(
  ctx: TransactionCtx,
  { homes, stays, bookings }: { homes: SeededHome[]; stays: Taken[]; bookings: DemoBooking[] },
): Promise<void> {
  const today = todayOf(ctx)
  const sold = stays.filter((stay) => isSoldElsewhere(stay, today))
  await deleteOccupancies(ctx, sold)
  const feeds = homes.flatMap((home, index) => feedsOf(home, index, stays, today))
  sellTwice(feeds, bookings, today)
  for (const feed of feeds) await seedFeed(ctx, feed)
  await seedReads(ctx, homes)
}

/** The import takes the nights again. */
async function deleteOccupancies({ db }: TransactionCtx, sold: Taken[]): Promise<void> {
  const references = sold.map(({ reference }) => reference)
  await db.deleteFrom('occupancies').where('reference', 'in', references).execute()
}

function feedsOf(home: SeededHome, index: number, stays: Taken[], today: string): DemoFeed[] {
  const { slug } = home.home.suite
  const own = stays.filter(({ id }) => id === home.id)
  const sold = own.filter((stay) => isSoldElsewhere(stay, today))
  const later = laterStays(own, today)
  const isEmptied = slug === troubles.empty.slug
  const fault = faultOf(slug)
  return [
    { home, channel: 'airbnb', stays: [...(isEmptied ? [] : sold), ...later.slice(0, 1)] },
    {
      home,
      channel: channelOf(slug) ?? (index % 2 ? 'vrbo' : 'booking'),
      stays: [...(isEmptied ? sold : []), ...later.slice(1, isEmptied ? 4 : 2)],
      ...(fault ? { fault } : {}),
    },
  ]
}

function isSoldElsewhere({ kind, from }: Taken, today: string): boolean {
  return kind === 'external' && from > today
}

/** Stays so far ahead that the demo's own searches and watched dates are not affected. */
function laterStays(taken: Taken[], today: string): Nights[] {
  const ahead = { from: addDays(today, 210), to: addDays(today, 415) }
  return gapsIn(ahead, taken)
    .filter(({ from, to }) => nightsBetween(from, to) >= 5)
    .map(({ from }) => ({ from, to: addDays(from, 4) }))
}

function faultOf(slug: string): Fault | undefined {
  if (slug === troubles.empty.slug) return 'empty'
  return slug === troubles.failing.slug ? '503' : undefined
}

function channelOf(slug: string): Channel | undefined {
  return [troubles.empty, troubles.failing].find((trouble) => trouble.slug === slug)?.channel
}

/** Airbnb has sold the last night of a coming stay, and of the coming stay of sam@marea.test. */
function sellTwice(feeds: DemoFeed[], bookings: DemoBooking[], today: string): void {
  const coming = bookings
    .filter(({ stay }) => stay.from > today)
    .toSorted((a, b) => (a.stay.from < b.stay.from ? -1 : 1))
  const [guest, sam] = ['guest@marea.test', 'sam@marea.test'].map(demoUserId)
  const undecided = coming.find(
    ({ stay, guestId }) =>
      stay.home.suite.slug === troubles.conflict &&
      stay.from > addDays(today, 10) &&
      guestId !== guest &&
      guestId !== sam,
  )
  const offered = coming.find(({ guestId }) => guestId === sam)
  for (const { stay } of [undecided, offered].filter((each) => each !== undefined)) {
    const feed = feeds.find(({ home, channel }) => home.id === stay.id && channel === 'airbnb')
    const next = coming.find((each) => each.stay.id === stay.id && each.stay.from >= stay.to)
    const to = [addDays(stay.to, 2), next?.stay.from ?? addDays(stay.to, 2)].sort()[0] ?? stay.to
    if (feed) feed.stays = [...feed.stays, { from: addDays(stay.to, -1), to }]
  }
}

async function seedFeed(ctx: TransactionCtx, feed: DemoFeed): Promise<void> {
  const { home, channel, stays, fault } = feed
  const { slug } = home.home.suite
  const id = demoUserId(`feed ${slug} ${channel}`)
  const addedAt = ctx.now.subtract({ hours: 24 * 26 })
  await ctx.db
    .insertInto('calendarFeeds')
    .values({
      id,
      channel,
      addedAt,
      suiteId: home.id,
      url: addressOf(feed, stays, fault),
      name: channelNames[channel],
      addedBy: demoUserId(home.home.owner),
      nextCheckAt: ctx.now,
    })
    .execute()
  await importAt({ ...ctx, now: addedAt }, id, feed, stays.slice(0, -1))
  await importAt({ ...ctx, now: ctx.now.subtract({ hours: 43 }) }, id, feed, stays)
  if (fault === 'empty') await importAt(ctx, id, feed, [])
  else if (fault === undefined) await importAt(ctx, id, feed, stays)
  await seedResponses(ctx, id, feed)
}

function addressOf({ home, channel }: DemoFeed, stays: Nights[], fault?: Fault): string {
  const query = stays.map(({ from, to }) => `stay=${from}/${to}`)
  const all = fault ? [...query, `fault=${fault}`] : query
  return `http://${feedsHost}/${channel}/${home.home.suite.slug}.ics?${all.join('&')}`
}

/** The same text that the stand-in sends, without the network. */
async function importAt(
  ctx: TransactionCtx,
  id: string,
  feed: DemoFeed,
  stays: Nights[],
): Promise<void> {
  const answer = await handle(new Request(addressOf(feed, stays)))
  const until = lastImportedDay(todayOf(ctx))
  const parsed = parseFeed({ text: await answer.text(), zone: ctx.companyTimeZone, until })
  if (parsed.isFailure) throw new Error(parsed.failure)
  const { events } = parsed
  const about = { channel: feed.channel, name: channelNames[feed.channel] }
  const validators = { etag: null, lastModified: null }
  await applyCheck(ctx, id, { outcome: 'read', events, ...about, ...validators, responseMs: 400 })
}

/** Twelve checks, the last of which may have failed. */
async function seedResponses(
  { db, now }: TransactionCtx,
  id: string,
  { home, channel, fault }: DemoFeed,
): Promise<void> {
  const draw = createSeededRandom(`${home.home.suite.slug} ${channel} responses`)
  const isFailing = fault === '503'
  const responseMs = Array.from({ length: 12 }, (_, at) =>
    isFailing && at > 5 ? draw.whole(2000, 9000) : draw.whole(280, 620),
  )
  const failing = { failures: 41, failure: 'status', failureStatus: 503 } as const
  await db
    .updateTable('calendarFeeds')
    .set({ responseMs, nextCheckAt: now, ...(isFailing ? failing : {}) })
    .where('id', '=', id)
    .execute()
  if (!isFailing) return
  const foundAt = now.subtract({ hours: 41 })
  const { failure, failureStatus } = failing
  await db
    .insertInto('feedDifferences')
    .values({ feedId: id, foundAt, kind: 'failed', failure, failureStatus })
    .execute()
}

/** Some channels have read the calendars of some homes. */
async function seedReads({ db, now }: TransactionCtx, homes: SeededHome[]): Promise<void> {
  await db
    .insertInto('calendarExports')
    .values(
      homes.map(({ id: suiteId }, index) => ({
        suiteId,
        secret: randomText(24, 'base64url'),
        createdAt: now.subtract({ hours: 24 * 26 }),
        ...(index % 3 === 2
          ? {}
          : { lastReadAt: now.subtract({ hours: 1 + 2 * index }), lastReadBy: 'airbnb' as const }),
      })),
    )
    .execute()
}
