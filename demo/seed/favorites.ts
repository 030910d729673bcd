import { addDays } from '@marea/contract/platform/time/days.ts'
import { takeNights } from '../../apps/api/src/calendar/nights/take-nights.ts'
import { addFavorite } from '../../apps/api/src/favorites/add.ts'
import { createList, shareList } from '../../apps/api/src/favorites/lists.ts'
import { createNotices } from '../../apps/api/src/favorites/price-notices.ts'
import { watchStay } from '../../apps/api/src/favorites/watch.ts'
import type { TransactionCtx } from '../../apps/api/src/platform/ctx.ts'
import { todayOf } from '../../apps/api/src/platform/zoned-time.ts'
import { actAs } from '../history/act-as.ts'
import type { Taken } from './taken-stay.ts'

type DemoList = { name?: string; slugs: string[]; isShared?: boolean }

/** The list without a name is the default one. */
const demoLists: Record<string, DemoList[]> = {
  'guest@marea.test': [
    { slugs: ['casa-coralina', 'casa-malva', 'casa-lucero'] },
    {
      name: 'With my sisters',
      slugs: ['casa-duna', 'villa-bugambilia', 'casa-poniente'],
      isShared: true,
    },
  ],
  'diego@marea.test': [
    { name: 'Con los niños', slugs: ['casa-almendro', 'casa-duna', 'casa-horizonte'] },
  ],
  'sam@marea.test': [{ slugs: ['casa-verbena', 'casa-lienzo'] }],
}

/** Favorites, lists, and the guest's watched dates, for which one of the homes has just become unavailable. */
export async function seedFavorites(ctx: TransactionCtx, stays: Taken[]): Promise<void> {
  for (const [email, boards] of Object.entries(demoLists)) {
    const person = await actAs(ctx, email)
    for (const [index, board] of boards.entries()) {
      await seedList({ ...person, now: ctx.now.subtract({ hours: 24 * (9 - 4 * index) }) }, board)
    }
  }
  await seedNotice(await actAs(ctx, 'guest@marea.test'), stays)
}

async function seedList(ctx: TransactionCtx, { name, slugs, isShared }: DemoList): Promise<void> {
  const list = name ? await createList(ctx, name) : undefined
  for (const [index, slug] of slugs.entries()) {
    const now = ctx.now.add({ hours: 5 * index })
    await addFavorite({ ...ctx, now }, slug, { boardId: list?.id })
  }
  if (list && isShared) await shareList(ctx, list.id)
}

async function seedNotice(ctx: TransactionCtx, stays: Taken[]): Promise<void> {
  const { week, free } = findWeek(favoriteStays(stays), todayOf(ctx))
  await watchStay(ctx, { ...week, guests: 2, children: 0, infants: 0, pets: 0 })
  const [lost] = free
  if (!lost) return
  const { id: suiteId, home } = lost
  const { checkIn: from, checkOut: to } = week
  const reference = `external:${home.suite.slug}:${from}`
  await takeNights(ctx, { suiteId, from, to, kind: 'external', reference, expiresAt: null })
  const event = { id: 0, kind: 'calendar.taken', subject: `suite:${suiteId}`, data: {} } as const
  await createNotices(ctx, event)
}

function favoriteStays(stays: Taken[]): Taken[][] {
  const slugs = demoLists['guest@marea.test']?.flatMap((list) => list.slugs) ?? []
  const hearted = stays.filter(({ home }) => slugs.includes(home.suite.slug))
  return [...Map.groupBy(hearted, ({ id }) => id).values()]
}

const minAvailable = 3
const searchFromDay = 40
const searchUntilDay = 200

/** A week in which several of the homes are available, so that a choice remains after losing one. */
function findWeek(byHome: Taken[][], today: string) {
  for (let ahead = searchFromDay; ; ahead += 1) {
    const checkIn = addDays(today, ahead)
    const week = { checkIn, checkOut: addDays(checkIn, 7) }
    const isFree = ({ from, to }: Taken) => to <= week.checkIn || from >= week.checkOut
    const free = byHome.filter((stays) => stays.every(isFree)).flatMap(([stay]) => stay ?? [])
    if (free.length >= minAvailable || ahead === searchUntilDay) return { week, free }
  }
}
