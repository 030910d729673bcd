import { requiredPlaceholders } from '@marea/contract/locale/placeholders.ts'
import { defaultLanguage, languages } from '@marea/contract/platform/language.ts'
import { textTables, writtenText } from '@marea/contract/texts/tables.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { deleteTextsExcept, dropEdits, listEditedTexts, upsertTexts } from './store.ts'

/** Stores the texts of this version in the database, where they can be edited. */
export function storeTexts(ctx: Ctx): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const rows = languages.flatMap((language) =>
      Object.entries(textTables[language]).map(([key, text]) => ({
        client: 'web',
        language,
        key,
        text,
      })),
    )
    await dropBrokenEdits(ctx)
    const written = await upsertTexts(ctx.db, rows, ctx.now)
    const removed = await deleteTextsExcept(ctx.db, 'web', Object.keys(textTables[defaultLanguage]))
    if (written + removed > 0) {
      await recordEvent(ctx, { kind: 'locale.changed', subject: 'texts:web' })
    }
  })
}

/** Drops edits that lack a placeholder of this version or show one that it no longer fills in. */
async function dropBrokenEdits(ctx: TransactionCtx): Promise<void> {
  const edited = await listEditedTexts(ctx.db, 'web')
  const broken = edited.filter(({ key, text }) => {
    const current = writtenText(defaultLanguage, key)
    return current !== undefined && !hasSamePlaceholders(text, current)
  })
  if (broken.length === 0) return
  const keys = broken.map(({ key }) => key)
  ctx.log.warn({ keys }, 'edited texts no longer fit this version')
  await dropEdits(ctx.db, 'web', keys)
}

function hasSamePlaceholders(one: string, other: string): boolean {
  return requiredPlaceholders(one).sort().join() === requiredPlaceholders(other).sort().join()
}
