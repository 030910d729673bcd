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
  'GET /articles': {
    audience: 'anyone',
    isReport: true,
    handle: (ctx, { query }) => listBlog(ctx, query),
  },
  'GET /articles/:slug': {
    audience: 'anyone',
    isReport: true,
    handle: (ctx, { params, query }) => showArticle(ctx, { ...params, ...query }),
  },
  'GET /faqs': {
    audience: 'anyone',
    isReport: true,
    handle: (ctx, { query }) => showFaqs(ctx, query.language),
  },
  'GET /admin/articles': {
    audience: 'admin',
    handle: (ctx, { query }) => listArticles(ctx, query),
  },
  'POST /admin/articles': {
    audience: 'admin',
    handle: (ctx, { body }) => createArticle(ctx, body.groupId),
  },
  'GET /admin/articles/:id': {
    audience: 'admin',
    handle: (ctx, { params }) => showArticleDraft(ctx, params.id),
  },
  'DELETE /admin/articles/:id': {
    audience: 'admin',
    handle: (ctx, { params }) => discardArticle(ctx, params.id),
  },
  'PUT /admin/articles/:id/draft': {
    audience: 'admin',
    handle: (ctx, { params, body }) => saveDraft(ctx, params.id, body),
  },
  'PUT /admin/articles/:id/slug': {
    audience: 'admin',
    handle: (ctx, { params, body }) => changeSlug(ctx, params.id, body.slug),
  },
  'POST /admin/articles/:id/cover': {
    audience: 'admin',
    weight: 10,
    handle: (ctx, { params, upload }) => uploadCover(ctx, params.id, upload),
  },
  'POST /admin/articles/:id/restoration': {
    audience: 'admin',
    handle: (ctx, { params, body }) => restoreVersion(ctx, params.id, body),
  },
  'GET /admin/articles/:id/preview': {
    audience: 'admin',
    handle: (ctx, { params, query }) => previewArticle(ctx, params.id, query.language),
  },
  'POST /admin/articles/:id/publication': {
    audience: 'admin',
    handle: (ctx, { params, body }) => publishArticle(ctx, params.id, body),
  },
  'DELETE /admin/articles/:id/publication': {
    audience: 'admin',
    handle: (ctx, { params }) => unpublishArticle(ctx, params.id),
  },
  'DELETE /admin/articles/:id/schedule': {
    audience: 'admin',
    handle: (ctx, { params }) => cancelSchedule(ctx, params.id),
  },
  'GET /admin/faqs': { audience: 'admin', handle: (ctx) => listFaqs(ctx) },
  'POST /admin/faq-groups': {
    audience: 'admin',
    handle: (ctx, { body }) => addGroup(ctx, body.titles),
  },
  'PUT /admin/faq-groups/:id': {
    audience: 'admin',
    handle: (ctx, { params, body }) => renameGroup(ctx, params.id, body),
  },
  'DELETE /admin/faq-groups/:id': {
    audience: 'admin',
    handle: (ctx, { params }) => removeGroup(ctx, params.id),
  },
  'POST /admin/faq-groups/:id/move': {
    audience: 'admin',
    handle: (ctx, { params, body }) => moveGroup(ctx, params.id, body.direction),
  },
  'POST /admin/articles/:id/move': {
    audience: 'admin',
    handle: (ctx, { params, body }) => moveQuestion(ctx, params.id, body.direction),
  },
  'PUT /admin/articles/:id/group': {
    audience: 'admin',
    handle: (ctx, { params, body }) => changeGroupOf(ctx, params.id, body.groupId),
  },
} satisfies Routes
