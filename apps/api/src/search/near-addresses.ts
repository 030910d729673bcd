import type { Language } from '@marea/contract/platform/language.ts'
import { nearMatches } from '@marea/contract/platform/near-match.ts'
import type { NearAddress } from '@marea/contract/search/endpoints.ts'
import { postsWithSimilarSlug } from '#articles/read/similar-posts.ts'
import type { Ctx } from '#platform/ctx.ts'
import { homesWithSimilarSlug } from '#suites/find-homes.ts'

/** The database preselects these by their letters, and the edit distance decides among them. */
const candidates = 20
const most = 5

export async function nearAddresses(
  ctx: Ctx,
  { slug, language }: { slug: string; language: Language },
): Promise<{ items: NearAddress[] }> {
  const homes = await homesWithSimilarSlug(ctx, slug, candidates)
  const posts = await postsWithSimilarSlug(ctx, { slug, language, limit: candidates })
  const known: NearAddress[] = [
    ...homes.map(({ slug, name }) => ({ kind: 'home' as const, slug, title: name, language })),
    ...posts.map((post) => ({ kind: 'post' as const, ...post })),
  ]
  const near = nearMatches(slug, known, (each) => [each.slug])
  return { items: near.slice(0, most).map(({ item }) => item) }
}
