import type { TextTables } from '@marea/contract/pages.ts'
import { type Language, perLanguage } from '@marea/contract/platform/language.ts'
import { localeOf } from '@marea/contract/platform/translate.ts'
import type { Ctx } from '#platform/ctx.ts'
import { listRowNames } from './store.ts'

/**
 * What administrators call jurisdictions, taxes, returns, licenses and places, as texts in every
 * language. The value `places` of texts is those that are offered, or all while none is.
 */
export async function readRowNames({ db }: Pick<Ctx, 'db'>): Promise<TextTables> {
  const rows = await listRowNames(db)
  return perLanguage((language) => ({
    ...Object.fromEntries(
      rows.flatMap(({ key, ...row }) => (key ? [[key, row[language] ?? '']] : [])),
    ),
    'value.places': placesOf(rows, language),
  }))
}

function placesOf(rows: Awaited<ReturnType<typeof listRowNames>>, language: Language): string {
  const places = rows.filter(({ key }) => key?.startsWith('place.'))
  const offered = places.filter(({ isOffered }) => isOffered)
  const names = (offered.length > 0 ? offered : places).map((row) => row[language] ?? '')
  return new Intl.ListFormat(localeOf[language]).format(names.sort())
}
