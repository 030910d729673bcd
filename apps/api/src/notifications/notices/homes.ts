import { conceptIn } from '@marea/contract/expenses/concept-in.ts'
import type { homeKinds } from '@marea/contract/notifications/kinds/homes.ts'
import { perLanguage } from '@marea/contract/platform/language.ts'
import { listManagers } from '#suites/co-hosts/managers.ts'
import { excerpt } from './excerpt.ts'
import {
  findEndpointUrl,
  findFeedHome,
  findHome,
  findOpenRequest,
  findReview,
} from './facts-store.ts'
import { type NoticesOf, userIn } from './notices.ts'

export const homeNotices: NoticesOf<typeof homeKinds> = {
  /** None if the owner has decided meanwhile. */
  async expense_to_approve({ db }, { subject }) {
    const requestId = subject.replace(/^expense_request:/, '')
    const request = await findOpenRequest(db, requestId)
    if (!request) return []
    const { home, amount, ownerId: recipientId } = request
    const concepts = perLanguage((language) => conceptIn(request, language))
    return [{ recipientId, facts: { home, amount, requestId, concepts } }]
  },
  async feed_trouble(ctx, { data: { feedId, trouble: state } }) {
    const found = await findFeedHome(ctx.db, feedId)
    if (!found) return []
    const { home, channel } = found
    const managers = await listManagers(ctx, found)
    return managers.map((recipientId) => ({ recipientId, facts: { home, channel, state } }))
  },
  async license_accepted({ db }, { subject, data: { ownerId: recipientId, license } }) {
    const home = await findHome(db, suiteIn(subject))
    return home ? [{ recipientId, facts: { ...home, license } }] : []
  },
  async license_correction({ db }, { subject, data }) {
    const home = await findHome(db, suiteIn(subject))
    const { ownerId: recipientId, license, reason } = data
    return home ? [{ recipientId, facts: { ...home, license, reason } }] : []
  },
  /** None if the endpoint was removed meanwhile. */
  async webhook_disabled({ db }, { subject, data: { endpointId } }) {
    const url = await findEndpointUrl(db, endpointId)
    if (!url) return []
    return [{ recipientId: userIn(subject), facts: { host: new URL(url).host, endpointId } }]
  },
  async home_reviewed({ db }, { data }) {
    const review = await findReview(db, data.id)
    if (!review) return []
    const { home, slug, ownerId: recipientId, authorId, authorName: name, overall, text } = review
    const facts = { home, slug, name, count: overall, words: excerpt(text) }
    return [{ recipientId, ...(authorId ? { aboutId: authorId } : {}), facts }]
  },
}

function suiteIn(subject: string): string {
  return subject.replace(/^suite:/, '')
}
