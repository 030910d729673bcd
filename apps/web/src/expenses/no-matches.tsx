import { useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'

export function NoMatches() {
  const t = useText()
  return (
    <EmptyState
      title={t('expense.no_matches')}
      actions={
        <LinkButton to='?tab=expenses' kind='quiet' replace preventScrollReset>
          {t('expense.clear')}
        </LinkButton>
      }
    />
  )
}
