import { admins, anyone } from '#platform/http/audiences.ts'
import type { Routes } from '#platform/http/serve.ts'
import { showArticleDraft } from './edit/change-article.ts'
import { uploadCover } from './edit/cover.ts'
import { createArticle, discardArticle } from './edit/create-article.ts'
import { listArticles } from './edit/list-articles.ts'
import { previewArticle } from './edit/preview.ts'
import { restoreVersion, saveDraft } from './edit/save-draft.ts'
import { changeSlug } from './edit/slug.ts'
import { addGroup, removeGroup, renameGroup } from './faqs/groups.ts'
import { listFaqs } from './faqs/list-faqs.ts'
import { changeGroupOf, moveGroup, moveQuestion } from './faqs/move.ts'
import { showFaqs } from './faqs/show-faqs.ts'
import { cancelSchedule, publishArticle, unpublishArticle } from './publish/publish.ts'
import { listBlog, showArticle } from './read/show-blog.ts'

export const articlesRoutes = {
  'GET /articles': anyone((ctx, { query }) => listBlog(ctx, query), { isReport: true }),
  'GET /articles/:slug': anyone(
    (ctx, { params, query }) => showArticle(ctx, { ...params, ...query }),
    { isReport: true },
  ),
  'GET /faqs': anyone((ctx, { query }) => showFaqs(ctx, query.language), { isReport: true }),
  'GET /admin/articles': admins((ctx, { query }) => listArticles(ctx, query)),
  'POST /admin/articles': admins((ctx, { body }) => createArticle(ctx, body.groupId)),
  'GET /admin/articles/:id': admins((ctx, { params }) => showArticleDraft(ctx, params.id)),
  'DELETE /admin/articles/:id': admins((ctx, { params }) => discardArticle(ctx, params.id)),
  'PUT /admin/articles/:id/draft': admins((ctx, { params, body }) =>
    saveDraft(ctx, params.id, body),
  ),
  'PUT /admin/articles/:id/slug': admins((ctx, { params, body }) =>
    changeSlug(ctx, params.id, body.slug),
  ),
  'POST /admin/articles/:id/cover': admins(
    (ctx, { params, upload }) => uploadCover(ctx, params.id, upload),
    { weight: 10 },
  ),
  'POST /admin/articles/:id/restoration': admins((ctx, { params, body }) =>
    restoreVersion(ctx, params.id, body),
  ),
  'GET /admin/articles/:id/preview': admins((ctx, { params, query }) =>
    previewArticle(ctx, params.id, query.language),
  ),
  'POST /admin/articles/:id/publication': admins((ctx, { params, body }) =>
    publishArticle(ctx, params.id, body),
  ),
  'DELETE /admin/articles/:id/publication': admins((ctx, { params }) =>
    unpublishArticle(ctx, params.id),
  ),
  'DELETE /admin/articles/:id/schedule': admins((ctx, { params }) =>
    cancelSchedule(ctx, params.id),
  ),
  'GET /admin/faqs': admins((ctx) => listFaqs(ctx)),
  'POST /admin/faq-groups': admins((ctx, { body }) => addGroup(ctx, body.titles)),
  'PUT /admin/faq-groups/:id': admins((ctx, { params, body }) => renameGroup(ctx, params.id, body)),
  'DELETE /admin/faq-groups/:id': admins((ctx, { params }) => removeGroup(ctx, params.id)),
  'POST /admin/faq-groups/:id/move': admins((ctx, { params, body }) =>
    moveGroup(ctx, params.id, body.direction),
  ),
  'POST /admin/articles/:id/move': admins((ctx, { params, body }) =>
    moveQuestion(ctx, params.id, body.direction),
  ),
  'PUT /admin/articles/:id/group': admins((ctx, { params, body }) =>
    changeGroupOf(ctx, params.id, body.groupId),
  ),
} satisfies Routes
