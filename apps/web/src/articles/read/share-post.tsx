import { useShareLink } from '#platform/form/use-share-link.ts'
import { useText } from '#platform/texts/texts.tsx'
import { TextButton } from '#ui/button/text-link.tsx'

export function SharePost({ title }: { title: string }) {
  const t = useText()
  const shareLink = useShareLink()

  function share() {
    const url = new URL(location.href)
    url.hash = ''
    shareLink(title, url.href)
  }

  return (
    <TextButton icon='share' onClick={share}>
      {t('suite.share')}
    </TextButton>
  )
}
