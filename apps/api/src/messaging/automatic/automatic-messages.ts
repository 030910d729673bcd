import {
  type AutomaticMessage,
  type HomeMessages,
  type Occasion,
  occasions,
  type SampleBooking,
  type Templates,
} from '@marea/contract/messaging/automatic-messages.ts'
import { automaticDefaults } from '@marea/contract/messaging/texts/automatic-defaults.ts'
import { personOf } from '#identity/account/user.ts'
import { templateCounters } from '#messaging/metrics.ts'
import { placeholderValues } from '#messaging/placeholder-values.ts'
import { requireTemplates } from '#messaging/require-templates.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { fromLocalizedColumns, toLocalizedColumns } from '#platform/db/localized-columns.ts'
import { Problem } from '#platform/problem.ts'
import { lockManagedSuite, managedSuites, requireManagedSuite } from '#suites/managed-home.ts'
import { findNextStay, listAutomaticMessages, upsertAutomaticMessage } from './automatic-store.ts'

/** The messages of one of the homes with the list of all; without a home there are none. */
export async function ownAutomaticMessages(ctx: Ctx, slug: string | undefined) {
  const managed = await managedSuites(ctx, 'full')
  const homes = managed.map(({ slug, name }) => ({ slug, name }))
  const wanted = slug ?? homes[0]?.slug
  if (wanted === undefined) return { homes, chosen: null }
  const { id, name, slug: chosen } = await requireManagedSuite(ctx, wanted, 'full')
  const shown: HomeMessages = {
    home: { slug: chosen, name },
    messages: await readMessages(ctx, id),
    sample: await sampleBooking(ctx, id),
  }
  return { homes, chosen: shown }
}

type Edit = { version: number; isOn: boolean; texts: Templates }

/** Saves what was edited from this version; if it changed meanwhile, it says to what. */
export async function saveAutomaticMessage(
  ctx: Ctx,
  { slug, occasion }: { slug: string; occasion: Occasion },
  { version, isOn, texts }: Edit,
): Promise<AutomaticMessage> {
  const { id: suiteId } = await requireManagedSuite(ctx, slug, 'full')
  requireTemplates(texts, { mayBeEmpty: !isOn })
  return inTransaction(ctx, async (ctx) => {
    await lockManagedSuite(ctx, suiteId, 'full')
    const rows = await listAutomaticMessages(ctx.db, suiteId)
    const saved = rows.find((row) => row.occasion === occasion)
    if ((saved?.version ?? 0) !== version) {
      const current = await readMessage(ctx, suiteId, occasion)
      throw new Problem('messaging.template_outdated', { current })
    }
    await upsertAutomaticMessage(ctx.db, {
      suiteId,
      occasion,
      ...toLocalizedColumns('text', texts),
      onSince: isOn ? (saved?.onSince ?? ctx.now) : null,
      version: version + 1,
      changedBy: personOf(ctx).userId,
      changedAt: ctx.now,
    })
    templateCounters.addOnCommit(ctx.db, 'automatic')
    ctx.log.info({ suiteId, occasion, isOn }, 'automatic message saved')
    return readMessage(ctx, suiteId, occasion)
  })
}

async function readMessages({ db }: Ctx, suiteId: string): Promise<AutomaticMessage[]> {
  const rows = await listAutomaticMessages(db, suiteId)
  return occasions.map((occasion) => {
    const row = rows.find((each) => each.occasion === occasion)
    return {
      occasion,
      isOn: row?.onSince != null,
      texts: row ? fromLocalizedColumns(row, 'text') : automaticDefaults[occasion],
      version: row?.version ?? 0,
      changedAt: row?.changedAt.toString() ?? null,
      changedBy: row?.changedByName ?? null,
    }
  })
}

async function readMessage(ctx: Ctx, suiteId: string, occasion: Occasion) {
  const message = (await readMessages(ctx, suiteId)).find((each) => each.occasion === occasion)
  if (!message) throw new Error(`${occasion} is no occasion.`)
  return message
}

async function sampleBooking(ctx: Ctx, suiteId: string): Promise<SampleBooking | null> {
  const stay = await findNextStay(ctx.db, suiteId, ctx.now)
  if (!stay) return null
  const values = await placeholderValues(ctx, { guestName: stay.guestName, suiteId, stay })
  const { guestLanguage: language, checkIn, checkOut } = stay
  return { guest: values[language].guest ?? '', language, checkIn, checkOut, values }
}
