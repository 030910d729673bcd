import { useText } from '#platform/texts/texts.tsx'
import type { Upload } from '#platform/upload/upload-queue.ts'
import { formatPercent } from '#ui/format/format-percent.ts'

/** Once a file has been uploaded completely, the server still processes it. */
export function useUploadProgress({ phase, share }: Pick<Upload, 'phase' | 'share'>): string {
  const t = useText()
  if (phase === 'preparing') return t('listing.upload_preparing')
  if (phase !== 'sending') return t('listing.upload_waiting')
  if (share >= 1) return t('listing.processing')
  return t('listing.uploading', { share: formatPercent(Math.floor(share * 100) / 100) })
}
