import { useText } from '#platform/texts.tsx'
import { LinkButton } from '#ui/link-button.tsx'

export function StartAnew() {
  const t = useText()
  return (
    <LinkButton to='/' kind='quiet' preventScrollReset>
      {t('search.anew')}
    </LinkButton>
  )
}
