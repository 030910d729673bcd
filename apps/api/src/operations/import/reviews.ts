import type { DateOrder, RowProblem } from '@marea/contract/operations/imports/imports.ts'
import {
  defaultLanguage,
  isLanguage,
  type Language,
  languages,
  languageTable,
} from '@marea/contract/platform/language.ts'
import { toVisibleText } from '@marea/contract/platform/line-rules.ts'
import { platformNamed } from '@marea/contract/reviews/platforms.ts'
import { readDay } from '#platform/csv/read-day.ts'
import type { Ctx } from '#platform/ctx.ts'
import { todayOf } from '#platform/zoned-time.ts'
import { hasImportedReview, importReview, removeReview } from '#reviews/import/import-review.ts'
import type { Cells, ImportedKind } from './import-kind.ts'
import { readHomeCalled } from './read-home-called.ts'
import { type Say, sayInto } from './say.ts'
import { plainWords, readNumber } from './values/read-value.ts'

/** Each is shown with its source and counts for no rating. */
export const importedReviews: ImportedKind = {
  async read(ctx, cells, { dateOrder }) {
    const problems: RowProblem[] = []
    const say = sayInto(problems)
    const home = await readHomeCalled(ctx, cells('home'), say)
    const writtenOn = readPastDay(ctx, cells('date'), { dateOrder, say })
    const overall = readStars(cells('stars')) ?? say('stars', 'not_stars', cells('stars'))
    const words = readWords(cells, say)
    if (!home || !writtenOn || !overall || problems.length > 0) return { problems }
    const review = { suiteId: home.id, writtenOn, overall, ...words }
    if (await hasImportedReview(ctx, review)) {
      return { problems: [{ column: null, code: 'review_already_here', detail: '' }] }
    }
    return {
      key: JSON.stringify(review),
      async add(ctx) {
        return { subject: `review:${await importReview(ctx, review)}`, people: [] }
      },
    }
  },
  remove: removeReview,
}

type DayOptions = { dateOrder: DateOrder | null; say: Say }

function readPastDay(ctx: Ctx, text: string, { dateOrder, say }: DayOptions) {
  const day = readDay(text, dateOrder)
  if (!day) return say('date', 'not_day', text)
  return day > todayOf(ctx) ? say('date', 'in_future', text) : day
}

const limits = { name: 80, source: 40, text: 4000 }

function readWords(cells: Cells, say: Say) {
  const guestName = toVisibleText(cells('guestName'))
  const text = cells('text')
  const source = platformNamed(toVisibleText(cells('source')))
  if (guestName.length > limits.name) say('guestName', 'too_long', String(limits.name))
  if (text.length > limits.text) say('text', 'too_long', String(limits.text))
  if (source.length > limits.source) say('source', 'too_long', String(limits.source))
  const language = readLanguage(cells('language'))
  if (!language) say('language', 'not_language', cells('language'))
  return { guestName, text, source, language: language ?? defaultLanguage }
}

/** By its code, also with a country, or its name. */
function readLanguage(text: string): Language | undefined {
  if (text === '') return defaultLanguage
  const [code = ''] = text.toLowerCase().split(/[-_]/, 1)
  if (isLanguage(code)) return code
  const wanted = plainWords(text)
  return languages.find((each) => plainWords(languageTable[each].name) === wanted)
}

/** Of five or, where the cell says so, of ten. Part of a star is left out, so that no review looks better than it was. */
export function readStars(text: string): number | undefined {
  const [given = '', of = '5', more] = text.split('/').map((part) => part.trim())
  const number = readNumber(given)
  if (number === undefined || !['5', '10'].includes(of) || more !== undefined) return undefined
  const stars = Math.floor((number * 5) / Number(of))
  return stars >= 1 && stars <= 5 ? stars : undefined
}
