import { showArticleDraft } from '../../../apps/api/src/articles/edit/change-article.ts'
import { listArticles } from '../../../apps/api/src/articles/edit/list-articles.ts'
import { saveDraft } from '../../../apps/api/src/articles/edit/save-draft.ts'
import { publishArticle } from '../../../apps/api/src/articles/publish/publish.ts'
import type { TransactionCtx } from '../../../apps/api/src/platform/ctx.ts'
import { findPhoto } from '../../media/photos.ts'
import { addCover } from './cover.ts'

/** Every installation begins with these posts, which have no photo of their own. */
const covers: Record<string, string> = {
  'how-a-house-gets-its-name': 'coconut-grove-tropical-modern/02-courtyard',
  'the-whole-price-first': 'fisher-island-terrace-residence/02-lounge',
}

export async function addCoversToFirstPosts(ctx: TransactionCtx): Promise<void> {
  const { items } = await listArticles(ctx, { state: 'published', search: '', page: 1 })
  for (const { id, slug } of items) {
    const coverKey = slug && covers[slug]
    if (coverKey) await publishWithCover(ctx, id, coverKey)
  }
}

async function publishWithCover(ctx: TransactionCtx, id: string, coverKey: string) {
  await addCover(ctx, id, coverKey)
  const { revision, content } = await showArticleDraft(ctx, id)
  const { en, es } = content.texts
  const { alt } = findPhoto(coverKey)
  const texts = { en: { ...en, coverAlt: alt.en }, es: { ...es, coverAlt: alt.es } }
  const saved = await saveDraft(ctx, id, {
    revision,
    content: { ...content, coverKey, texts },
    isNewVersion: false,
  })
  await publishArticle(ctx, id, { revision: saved.revision, at: null })
}
