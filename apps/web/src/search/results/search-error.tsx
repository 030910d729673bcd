import type { ProblemCode } from '@marea/contract/problems.ts'
import { useText } from '#platform/texts/texts.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { StartOver } from './start-over.tsx'

export function SearchError({ code }: { code: ProblemCode }) {
  const t = useText()
  return (
    <EmptyState title={t('search.failed')} actions={<StartOver />}>
      {t(`problem.${code}`)}
    </EmptyState>
  )
}
