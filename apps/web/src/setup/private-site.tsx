import type { Site } from '@marea/contract/setup/site.ts'
import { useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { Notice } from '#ui/state/notice.tsx'

/** On the console’s home, so that nobody forgets to open the site. */
export function PrivateSite({ isOpen }: Pick<Site, 'isOpen'>) {
  const t = useText()
  if (isOpen) return null
  return (
    <Notice
      tone='info'
      title={t('site.private')}
      actions={
        <LinkButton kind='quiet' small to='/admin/setup'>
          {t('site.open')}
        </LinkButton>
      }
    >
      {t('site.private_body')}
    </Notice>
  )
}
