import type { Review } from '@marea/contract/reviews/endpoints.ts'
import type { Suite } from '@marea/contract/suites/endpoints.ts'
import { usePage } from '#platform/page/page.tsx'
import { useLanguage } from '#platform/texts/texts.tsx'
import { vacationRental } from './vacation-rental.ts'

/** Structured data for search engines; the content policy allows data blocks. */
export function StructuredData({ suite, reviews }: { suite: Suite; reviews: readonly Review[] }) {
  const { publicUrl, brand } = usePage().config
  const rental = vacationRental(suite, {
    reviews,
    publicUrl,
    language: useLanguage(),
    brand: brand.name,
  })
  const json = JSON.stringify(rental).replaceAll('<', '\\u003c')
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the JSON is ours and `<` is escaped
    <script type='application/ld+json' dangerouslySetInnerHTML={{ __html: json }} />
  )
}
