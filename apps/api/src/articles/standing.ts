import { type ArticleContent, isWritten, shownLanguage } from '@marea/contract/articles/content.ts'
import type { ArticleState, EditedArticle } from '@marea/contract/articles/editor.ts'
import { defaultLanguage, languages, perLanguage } from '@marea/contract/platform/language.ts'
import type { ArticleRow } from './store.ts'

export function stateOf(row: ArticleRow): ArticleState {
  if (row.shownVersionId !== null) return 'published'
  if (row.scheduledAt !== null) return 'scheduled'
  return row.wasPublished ? 'unpublished' : 'draft'
}

export function standingOf(row: ArticleRow) {
  return {
    state: stateOf(row),
    slug: row.slug,
    publishedAt: row.firstShownAt?.toString() ?? null,
    scheduledAt: row.scheduledAt?.toString() ?? null,
    hasChanges: row.decidedVersionId !== null && row.decidedVersionId !== row.versionId,
    savedBy: row.savedBy,
    savedAt: row.savedAt.toString(),
  }
}

export function titleOf(content: ArticleContent): string {
  return content.texts[shownLanguage(content, defaultLanguage)].title
}

export function editedArticle(row: ArticleRow): EditedArticle {
  const { id, content } = row
  const missing = languages.filter((language) => !isWritten(content, language))
  const titles = perLanguage((language) => content.texts[language].title)
  return { ...standingOf(row), id, titles, missing }
}
