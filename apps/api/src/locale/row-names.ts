import type { TextTables } from '@marea/contract/pages.ts'
import { perLanguage } from '@marea/contract/platform/language.ts'
import type { Ctx } from '#platform/ctx.ts'
import { listRowNames } from './store.ts'

/** What administrators call jurisdictions, taxes, returns and licenses, as texts in every language. */
export async function readRowNames({ db }: Pick<Ctx, 'db'>): Promise<TextTables> {
  const rows = await listRowNames(db)
  return perLanguage((language) =>
    Object.fromEntries(
      rows.flatMap(({ key, ...names }) => (key ? [[key, names[language] ?? '']] : [])),
    ),
  )
}
