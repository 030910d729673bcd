import type { SuiteCard } from '@marea/contract/suites/endpoints.ts'
import type { ReactNode } from 'react'
import type { StayParams } from '#suites/stay-params.ts'

export type SimilarHomesProps = {
  slug: string
  stay: StayParams
  heart: (card: Pick<SuiteCard, 'slug' | 'name'>) => ReactNode
}
