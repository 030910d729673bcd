import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'

/** Copies an address and says whether that worked. */
export function useCopyLink(): (address: string) => Promise<void> {
  const t = useText()
  return (address) =>
    navigator.clipboard.writeText(address).then(
      () => toast.success(t('suite.link_copied')),
      () => toast.error(t('suite.link_not_copied')),
    )
}

/** Uses the device's share dialog, or else copies the link. */
export function useShareLink(): (title: string, address: string) => Promise<void> {
  const copy = useCopyLink()
  return (title, address) =>
    navigator.share
      ? navigator.share({ title, url: address }).catch(() => undefined)
      : copy(address)
}
