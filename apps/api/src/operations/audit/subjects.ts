import { kindsOfArticles } from '#articles/article-kinds.ts'
import { referencesOfBookings } from '#bookings/find-bookings.ts'
import { namesOfUsers } from '#identity/account/user-names.ts'
import type { Ctx } from '#platform/ctx.ts'
import { homesByIds } from '#suites/find-homes.ts'

type Subject = { name: string | null; path: string | null }

/** Pages that show all things of a kind. */
const listPages: Readonly<Record<string, string>> = {
  agreement: '/admin/agreements',
  bank: '/admin/reconciliation',
  bank_file: '/admin/reconciliation',
  bank_line: '/admin/reconciliation',
  batch: '/admin/withdrawals',
  brand: '/admin/brand',
  coupon: '/admin/coupons',
  currency: '/admin/currency-rates',
  email: '/admin/emails',
  export: '/admin/export',
  import: '/admin/import',
  faq_group: '/admin/faqs',
  fee: '/admin/fees',
  job: '/admin/jobs',
  jurisdiction: '/admin/jurisdictions',
  license: '/admin/jurisdictions',
  limit: '/admin/approvals#limits',
  queue: '/admin',
  review: '/admin/reviews',
  maintenance: '/admin/maintenance',
  month: '/admin/reconciliation',
  neighborhood: '/admin/neighborhoods',
  place: '/admin/places',
  processor_row: '/admin/reconciliation',
  setup: '/admin/setup',
  switch: '/admin/switches',
  tax: '/admin/tax-rates',
  tax_return: '/admin/jurisdictions',
  text: '/admin/texts',
}

const uuid = /^[0-9a-f-]{36}$/

/** What acts are about, by their subjects: the names that are stored, and where to see more. */
export async function describeSubjects(
  ctx: Ctx,
  subjects: readonly string[],
): Promise<(subject: string) => Subject> {
  const ids = Map.groupBy(subjects, kindOf)
  const of = (kind: string) => (ids.get(kind) ?? []).map(idOf).filter((id) => uuid.test(id))
  const [names, references, homes, articles] = await Promise.all([
    namesOfUsers(ctx, of('user')),
    referencesOfBookings(ctx, of('booking')),
    homesByIds(ctx, of('suite')),
    kindsOfArticles(ctx, of('article')),
  ])
  const homesById = new Map(homes.map((home) => [home.id, home]))
  return (subject) => {
    const id = idOf(subject)
    const name = names.get(id) ?? references.get(id) ?? homesById.get(id)?.name ?? null
    return { name, path: pathOf(subject) }
  }

  function pathOf(subject: string): string | null {
    const id = idOf(subject)
    const home = homesById.get(id)
    const article = articles.get(id)
    if (names.has(id)) return `/admin/people/${id}`
    if (references.has(id)) return `/admin/bookings/${id}`
    if (home) return `/property-management/homes/${home.slug}`
    if (article) return `/admin/${article === 'post' ? 'blog' : 'faqs'}/${id}`
    if (kindOf(subject) === 'withdrawal') return `/admin/withdrawals?open=${id}`
    if (kindOf(subject) === 'gift_card') return `/admin/gift-cards?open=${id}`
    return listPages[kindOf(subject)] ?? null
  }
}

function kindOf(subject: string): string {
  return subject.split(':')[0] ?? ''
}

function idOf(subject: string): string {
  return subject.slice(kindOf(subject).length + 1)
}
