import type { CalendarExport } from '@marea/contract/channels/endpoints.ts'
import { call } from '#platform/api/api.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { ConfirmAction } from '#ui/overlay/confirm-action.tsx'

type RegenerateAddressProps = {
  suite: CalendarExport['suite']
  onClose: () => void
  onChanged: () => Promise<void>
}

export function RegenerateAddress({ suite, onClose, onChanged }: RegenerateAddressProps) {
  const t = useText()

  async function regenerate() {
    const params = { slug: suite.slug }
    const { url } = await call('POST /owner/calendar-exports/:slug', { params })
    const isCopied = await navigator.clipboard.writeText(url).then(
      () => true,
      () => false,
    )
    toast.success(t(isCopied ? 'channels.regenerate.done' : 'channels.regenerate.done_uncopied'))
    onClose()
    await onChanged()
  }

  return (
    <ConfirmAction
      title={t('channels.regenerate.title')}
      cancelLabel={t('channels.regenerate.keep')}
      confirmLabel={t('channels.regenerate.confirm')}
      onClose={onClose}
      failed={t('channels.regenerate.failed')}
      onConfirm={regenerate}
    >
      <p>{t('channels.regenerate.body', { home: suite.name })}</p>
      <p className='soft small'>{t('channels.regenerate.when')}</p>
    </ConfirmAction>
  )
}
