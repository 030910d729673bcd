import { useEffect, useImperativeHandle } from 'react'
import type {
  CardFieldsProps,
  CardProcessor,
  WalletButtonsProps,
} from '#payments/processor/port.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Notice } from '#ui/state/notice.tsx'

/** Where no processor has its keys yet: nothing asks for a card's number. */
export const none: CardProcessor = {
  CardFields,
  WalletButtons,
  hasWallets: false,
  useBankConfirmation: () => ({ confirm: async () => false, frame: null }),
}

function CardFields({ ref }: CardFieldsProps) {
  const t = useText()
  useImperativeHandle(ref, () => ({ take: async () => ({ error: t('payments.closed_title') }) }))
  return <Notice title={t('payments.closed_title')}>{t('payments.closed')}</Notice>
}

function WalletButtons({ onAvailable }: WalletButtonsProps) {
  useEffect(() => onAvailable(false), [onAvailable])
  return null
}
