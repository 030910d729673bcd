import { shareLink } from '#platform/page/share-link.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { TextButton } from '#ui/button/text-link.tsx'

export function SharePost({ title }: { title: string }) {
  const t = useText()

  async function share() {
    const url = new URL(location.href)
    url.hash = ''
    const outcome = await shareLink(title, url)
    if (outcome === 'copied') toast.success(t('suite.link_copied'))
    if (outcome === 'failed') toast.error(t('suite.link_not_copied'))
  }

  return (
    <TextButton icon='share' onClick={share}>
      {t('suite.share')}
    </TextButton>
  )
}
