import { randomUUID } from 'node:crypto'
import { type AccessRow, adminOnly, anyone } from '../access-row.ts'
import { onePixel } from '../upload.ts'

const noArticle: AccessRow = { ...adminOnly, namesNothing: true, params: { id: randomUUID() } }
const texts = { title: 'A day', summary: 'In Miami', body: 'It is warm.', coverAlt: '' }
const content = { author: '', coverKey: null, texts: { en: texts, es: texts } }
const titles = { en: 'Parking', es: 'Estacionamiento' }

export const articleRows = {
  'GET /articles': { ...anyone, query: '?language=en' },
  'GET /articles/:slug': {
    ...anyone,
    query: '?language=en',
    namesNothing: true,
    params: { slug: 'a-day' },
  },
  'GET /faqs': { ...anyone, query: '?language=en' },
  'GET /admin/articles': adminOnly,
  'POST /admin/articles': { ...adminOnly, body: { groupId: null } },
  'GET /admin/articles/:id': noArticle,
  'DELETE /admin/articles/:id': noArticle,
  'PUT /admin/articles/:id/draft': { ...noArticle, body: { revision: 1, content } },
  'PUT /admin/articles/:id/slug': { ...noArticle, body: { slug: 'a-day' } },
  'POST /admin/articles/:id/cover': { ...noArticle, upload: { ...onePixel, field: 'photo' } },
  'POST /admin/articles/:id/restoration': { ...noArticle, body: { revision: 1, versionId: 1 } },
  'GET /admin/articles/:id/preview': { ...noArticle, query: '?language=en' },
  'POST /admin/articles/:id/publication': { ...noArticle, body: { revision: 1, at: null } },
  'DELETE /admin/articles/:id/publication': noArticle,
  'DELETE /admin/articles/:id/schedule': noArticle,
  'GET /admin/faqs': adminOnly,
  'POST /admin/faq-groups': { ...adminOnly, body: { titles } },
  'PUT /admin/faq-groups/:id': { ...noArticle, body: { revision: 1, titles } },
  'DELETE /admin/faq-groups/:id': noArticle,
  'POST /admin/faq-groups/:id/move': { ...noArticle, body: { direction: 'up' } },
  'POST /admin/articles/:id/move': { ...noArticle, body: { direction: 'up' } },
  'PUT /admin/articles/:id/group': { ...noArticle, body: { groupId: randomUUID() } },
} satisfies Record<string, AccessRow>
