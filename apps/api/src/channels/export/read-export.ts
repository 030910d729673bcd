import { createHash } from 'node:crypto'
import { occupanciesOf } from '#calendar/nights/external-nights.ts'
import { listSuiteEvents } from '#channels/event-store.ts'
import { findExport, recordRead } from '#channels/export-store.ts'
import { channelIn } from '#channels/feed/detect-channel.ts'
import { eventReference } from '#channels/import/place-events.ts'
import type { Ctx } from '#platform/ctx.ts'
import { type RawResponse, rawResponse } from '#platform/http/raw-response.ts'
import { Problem } from '#platform/problem.ts'
import { listCards } from '#suites/cards.ts'
import { todayAt } from '#suites/home-clock.ts'
import { renderExport } from './render-export.ts'

const minutesBetweenRecords = 5

/** Anyone who knows the address may read the calendar. */
export async function readExport(ctx: Ctx, secret: string, reader: string): Promise<RawResponse> {
  const known = await findExport(ctx.db, secret)
  if (!known) throw new Problem('resource.not_found')
  const { suiteId, lastReadAt } = known
  const recently = ctx.now.subtract({ minutes: minutesBetweenRecords })
  if (!lastReadAt || Temporal.Instant.compare(lastReadAt, recently) < 0) {
    await recordRead(ctx.db, suiteId, { lastReadAt: ctx.now, lastReadBy: channelIn(reader) })
  }
  const home = (await listCards(ctx, [suiteId])).get(suiteId)?.name ?? ''
  const bytes = renderExport(home, await exportedNights(ctx, suiteId))
  const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`
  return rawResponse({
    bytes,
    type: 'text/calendar; charset=utf-8',
    headers: { etag, 'cache-control': 'private, no-cache' },
  })
}

/**
 * Exports bookings, blocks and stays of other channels. Holds are left out: they last minutes, and channels read only
 * every few hours. Nights that a channel has read from us are not sent back to it, or neither side would ever release
 * them.
 */
async function exportedNights(ctx: Ctx, suiteId: string) {
  const events = await listSuiteEvents(ctx.db, suiteId, await todayAt(ctx, suiteId))
  const copies = events.filter(({ isCopy }) => isCopy).map(({ id }) => eventReference(id))
  const occupancies = await occupanciesOf(ctx, suiteId)
  return occupancies.filter(
    ({ kind, reference }) => kind !== 'hold' && !copies.some((copy) => reference.startsWith(copy)),
  )
}
