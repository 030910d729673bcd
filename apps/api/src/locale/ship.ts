import { languages } from '@marea/contract/platform/language.ts'
import { en } from '@marea/contract/texts/en.ts'
import { es } from '@marea/contract/texts/es.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { deleteTextsExcept, upsertShippedTexts } from './store.ts'

/** Puts the texts that came with this version into the database. */
export function shipTexts(ctx: Ctx): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const tables = { en, es }
    const rows = languages.flatMap((language) =>
      Object.entries(tables[language]).map(([key, text]) => ({
        client: 'web',
        language,
        key,
        text,
      })),
    )
    const written = await upsertShippedTexts(ctx.db, rows)
    const removed = await deleteTextsExcept(ctx.db, 'web', Object.keys(en))
    if (written + removed > 0) {
      await recordEvent(ctx, { kind: 'locale.changed', subject: 'texts:web' })
    }
  })
}
