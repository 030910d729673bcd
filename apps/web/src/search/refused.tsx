import type { ProblemCode } from '@marea/contract/problems.ts'
import { useText } from '#platform/texts.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { StartAnew } from './start-anew.tsx'

/** An address that asks for what cannot be: said plainly, with a way out. */
export function Refused({ code }: { code: ProblemCode }) {
  const t = useText()
  return (
    <EmptyState title={t('search.refused')} acts={<StartAnew />}>
      {t(`problem.${code}`)}
    </EmptyState>
  )
}
