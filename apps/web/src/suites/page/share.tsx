import { shareLink } from '#platform/page/share-link.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { TextButton } from '#ui/button/text-link.tsx'

/** The shared link leaves out the gallery and the tour. */
export function Share({ name }: { name: string }) {
  const t = useText()

  async function share() {
    const url = new URL(location.href)
    for (const name of ['photo', 'tour']) url.searchParams.delete(name)
    const outcome = await shareLink(name, url)
    if (outcome === 'copied') toast.success(t('suite.link_copied'))
    if (outcome === 'failed') toast.error(t('suite.link_not_copied'))
  }

  return (
    <TextButton icon='share' onClick={share}>
      {t('suite.share')}
    </TextButton>
  )
}
