import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { TextButton } from '#ui/button/text-link.tsx'

type CopyButtonProps = { text: string; label: string; name?: string }

export function CopyButton({ text, label, name }: CopyButtonProps) {
  const t = useText()

  async function copy() {
    await navigator.clipboard.writeText(text).then(
      () => toast.success(t('trip.copied')),
      () => toast.error(t('trip.not_copied')),
    )
  }

  return (
    <TextButton icon='copy' aria-label={name} onClick={copy}>
      {label}
    </TextButton>
  )
}
