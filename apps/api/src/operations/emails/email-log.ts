import type { EmailLog, EmailQuery, LoggedEmail } from '@marea/contract/operations/emails.ts'
import { findBookingsFor, referencesOfBookings } from '#bookings/find-bookings.ts'
import { namesOfUsers } from '#identity/account/user-names.ts'
import { findPeople } from '#identity/people/people.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { readEmailLog, sendWaitingEmailNow } from '#platform/mail/log/email-log.ts'
import { readFailure } from '#platform/mail/log/failure.ts'
import { Problem } from '#platform/problem.ts'

/** A search that names more people or bookings than this is too short. */
const maxFound = 50

export async function showEmailLog(ctx: Ctx, query: EmailQuery): Promise<EmailLog> {
  const { find, state, kind, from, until, page } = query
  const { rows, ...log } = await readEmailLog(ctx, {
    state,
    kind,
    from: from === undefined ? undefined : startOf(ctx, from),
    before: until === undefined ? undefined : startOf(ctx, until, 1),
    found: find ? await findNamed(ctx, find) : undefined,
    page,
  })
  return { ...log, items: await showEmails(ctx, rows), page }
}

function startOf({ companyTimeZone }: Ctx, day: string, daysLater = 0): Temporal.Instant {
  const from = Temporal.PlainDate.from(day).add({ days: daysLater })
  return from.toZonedDateTime(companyTimeZone).toInstant()
}

/** The people and bookings that a text names. */
async function findNamed(ctx: Ctx, text: string) {
  const [people, bookings] = await Promise.all([
    findPeople(ctx, { text }, { limit: maxFound, offset: 0 }),
    findBookingsFor(ctx, text, maxFound),
  ])
  return { text, peopleIds: people.map(({ id }) => id), bookingIds: bookings.map(({ id }) => id) }
}

type LoggedRow = Awaited<ReturnType<typeof readEmailLog>>['rows'][number]

async function showEmails(ctx: Ctx, rows: readonly LoggedRow[]): Promise<LoggedEmail[]> {
  const [names, references] = await Promise.all([
    namesOfUsers(ctx, presentIn(rows.map(({ recipientId }) => recipientId))),
    referencesOfBookings(ctx, presentIn(rows.map(({ bookingId }) => bookingId))),
  ])
  return rows.map((row) => {
    const { id, state, status, attempts, failure, recipientId, bookingId } = row
    const reference = bookingId === null ? undefined : references.get(bookingId)
    return {
      id,
      // Null where the version before this one queued it.
      kind: row.kind ?? row.writer,
      to: row.recipient,
      person: recipientId === null ? null : { id: recipientId, name: names.get(recipientId) ?? '' },
      booking: bookingId === null || reference === undefined ? null : { id: bookingId, reference },
      subject: row.subject,
      language: row.language,
      state,
      failure: failure === null ? null : readFailure(failure),
      attempts,
      canSendNow: status === 'queued',
      createdAt: row.createdAt.toString(),
      nextAttemptAt: status === 'queued' ? row.nextAttemptAt.toString() : null,
      endedAt: row.endedAt?.toString() ?? null,
    }
  })
}

function presentIn(ids: readonly (string | null)[]): string[] {
  return ids.filter((id) => id !== null)
}

export function retryEmail(ctx: Ctx, id: string): Promise<{ id: string }> {
  return inTransaction(ctx, async (ctx) => {
    const about = await sendWaitingEmailNow(ctx, id)
    if (about === undefined) throw new Problem('resource.not_found')
    if (about === false) throw new Problem('emails.not_waiting')
    await recordAdminAct(ctx, { act: 'emails.retried', subject: `email:${id}`, details: { about } })
    return { id }
  })
}
