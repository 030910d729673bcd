import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { TextButton } from '#ui/button/text-link.tsx'

/** Uses the device's share dialog, or else copies the link; the gallery is not part of it. */
export function Share({ name }: { name: string }) {
  const t = useText()

  async function share() {
    const url = new URL(location.href)
    url.searchParams.delete('photo')
    if (navigator.share) {
      await navigator.share({ title: name, url: url.href }).catch(() => undefined)
      return
    }
    try {
      await navigator.clipboard.writeText(url.href)
      toast.success(t('suite.link_copied'))
    } catch {
      toast.error(t('suite.link_not_copied'))
    }
  }

  return (
    <TextButton icon='share' onClick={share}>
      {t('suite.share')}
    </TextButton>
  )
}
