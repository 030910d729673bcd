import { useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'

export function StartOver() {
  const t = useText()
  return (
    <LinkButton to='/' kind='quiet' preventScrollReset>
      {t('search.start_over')}
    </LinkButton>
  )
}
