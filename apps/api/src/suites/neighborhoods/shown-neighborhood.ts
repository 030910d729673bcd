import { perLanguage } from '@marea/contract/platform/language.ts'
import { Suite } from '@marea/contract/suites/endpoints.ts'

const { about: About, photos: Photos } = Suite.shape.neighborhood.shape

type Row = { slug: string; name: string; about: unknown; photos: unknown }

export function shownNeighborhood({ slug, name, about, photos }: Row): Suite['neighborhood'] {
  return { slug, name, about: paragraphsOf(about), photos: Photos.parse(photos) }
}

export function paragraphsOf(about: unknown): Suite['neighborhood']['about'] {
  const paragraphs = About.partial().parse(about)
  return perLanguage((language) => paragraphs[language] ?? [])
}
