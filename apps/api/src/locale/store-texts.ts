import { defaultLanguage, languages } from '@marea/contract/platform/language.ts'
import { textTables } from '@marea/contract/texts/tables.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { deleteTextsExcept, upsertTexts } from './store.ts'

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
    const written = await upsertTexts(ctx.db, rows)
    const removed = await deleteTextsExcept(ctx.db, 'web', Object.keys(textTables[defaultLanguage]))
    if (written + removed > 0) {
      await recordEvent(ctx, { kind: 'locale.changed', subject: 'texts:web' })
    }
  })
}
