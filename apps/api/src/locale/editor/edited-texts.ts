import { requiredPlaceholders } from '@marea/contract/locale/placeholders.ts'
import type {
  EditedText,
  TextDraft,
  TextFilter,
  Translation,
} from '@marea/contract/locale/text-editor.ts'
import { defaultLanguage, languages, perLanguage } from '@marea/contract/platform/language.ts'
import { writtenText } from '@marea/contract/texts/tables.ts'
import type { DraftRow, PublishedRow } from './text-store.ts'

export function joinTexts(published: PublishedRow[], drafts: DraftRow[]): EditedText[] {
  const rows = Map.groupBy(published, ({ key }) => key)
  const draftRows = Map.groupBy(drafts, ({ key }) => key)
  const keys = [...new Set([...rows.keys(), ...draftRows.keys()])].sort()
  return keys.map((key) => joinText(key, rows.get(key) ?? [], draftRows.get(key) ?? []))
}

function joinText(key: string, rows: PublishedRow[], drafts: DraftRow[]): EditedText {
  const source = rows.find(({ language }) => language === defaultLanguage)
  const placeholders = placeholdersOf(key, source?.text)
  const translations = perLanguage((language): Translation => {
    const row = rows.find((each) => each.language === language)
    const draft = drafts.find((each) => each.language === language)
    return {
      text: row?.text ?? null,
      isEdited: row?.isEdited ?? false,
      isOutdated: isOlder(row, source),
      draft: draft ? shownDraft(draft, placeholders) : null,
    }
  })
  return { key, placeholders, translations }
}

/** The placeholders that the code fills in, which no edit may change. */
function placeholdersOf(key: string, published = ''): string[] {
  return requiredPlaceholders(writtenText(defaultLanguage, key) ?? published)
}

function isOlder(row: PublishedRow | undefined, source: PublishedRow | undefined): boolean {
  if (!row || !source) return false
  return Temporal.Instant.compare(row.changedAt, source.changedAt) < 0
}

function shownDraft(draft: DraftRow, placeholders: string[]): TextDraft {
  const { text, by, writtenAt } = draft
  const used = requiredPlaceholders(text)
  return {
    text,
    by,
    writtenAt: writtenAt.toString(),
    missing: placeholders.filter((name) => !used.includes(name)),
    unknown: used.filter((name) => !placeholders.includes(name)),
  }
}

export function isReady({ missing, unknown }: TextDraft): boolean {
  return missing.length === 0 && unknown.length === 0
}

const is: Record<
  Exclude<TextFilter, 'all' | 'needs_work'>,
  (translation: Translation) => boolean
> = {
  missing: ({ text }) => text === null,
  outdated: ({ isOutdated }) => isOutdated,
  drafts: ({ draft }) => draft !== null,
}

export function passesFilter(text: EditedText, filter: TextFilter): boolean {
  if (filter === 'all') return true
  if (filter === 'needs_work') return needsWork(text)
  return languages.some((language) => is[filter](text.translations[language]))
}

function needsWork(text: EditedText): boolean {
  const isWaiting = passesFilter(text, 'missing') || passesFilter(text, 'outdated')
  return isWaiting || languages.some((language) => isBroken(text.translations[language]))
}

export function isBroken({ draft }: Translation): boolean {
  return draft !== null && !isReady(draft)
}

export function isFound(text: EditedText, search: string): boolean {
  if (!search) return true
  const words = fold(search)
  const shown = languages.flatMap((language) => {
    const { text: published, draft } = text.translations[language]
    return [published ?? '', draft?.text ?? '']
  })
  return [text.key, ...shown].some((each) => fold(each).includes(words))
}

/** Without accents and capitals, as people type when they search. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
