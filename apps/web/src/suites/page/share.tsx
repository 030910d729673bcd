import { useShareLink } from '#platform/form/use-share-link.ts'
import { useText } from '#platform/texts/texts.tsx'
import { TextButton } from '#ui/button/text-link.tsx'

/** The shared link leaves out the gallery and the tour. */
export function Share({ name }: { name: string }) {
  const t = useText()
  const shareLink = useShareLink()

  function share() {
    const url = new URL(location.href)
    for (const name of ['photo', 'tour']) url.searchParams.delete(name)
    shareLink(name, url.href)
  }

  return (
    <TextButton icon='share' onClick={share}>
      {t('suite.share')}
    </TextButton>
  )
}
