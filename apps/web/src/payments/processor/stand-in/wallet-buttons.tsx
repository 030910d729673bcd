import { type CardWallet, cardWallets, walletNames } from '@marea/contract/payments/card-name.ts'
import { useCallback, useState } from 'react'
import type { WalletButtonsProps } from '#payments/processor/port.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { type FrameMessage, standInAddress } from './frame.ts'
import styles from './stand-in.module.css'
import { useFrame } from './use-frame.ts'

/** Marked as a test; their wallets are pages of the card stand-in. */
export function WalletButtons({ amount, press }: WalletButtonsProps) {
  const t = useText()
  const [wallet, setWallet] = useState<CardWallet>()
  const nameOf = (each: CardWallet) => t('payments.express.test', { wallet: walletNames[each] })

  function end(card?: string) {
    setWallet(undefined)
    if (card) press.give(Promise.resolve(card))
    else press.close()
  }

  return (
    <>
      <div className={styles.tests}>
        {cardWallets.map((each) => (
          <Button key={each} kind='quiet' wide onClick={() => press.open() && setWallet(each)}>
            {nameOf(each)}
          </Button>
        ))}
      </div>
      {wallet && <WalletDialog {...{ wallet, amount }} title={nameOf(wallet)} onEnd={end} />}
    </>
  )
}

type WalletDialogProps = {
  wallet: CardWallet
  title: string
  amount: number
  onEnd: (card?: string) => void
}

function WalletDialog({ wallet, title, amount, onEnd }: WalletDialogProps) {
  const language = useLanguage()
  const hear = useCallback(
    (heard: FrameMessage) => {
      if (heard.type === 'card') onEnd(heard.id)
      else if (heard.type === 'cancel') onEnd()
    },
    [onEnd],
  )
  const { frame, height } = useFrame(hear)

  return (
    <Dialog isOpen onClose={() => onEnd()} title={title}>
      <iframe
        ref={frame}
        src={standInAddress(`/wallet?wallet=${wallet}&amount=${amount}`, { language })}
        title={title}
        sandbox='allow-scripts allow-forms'
        className={styles.wallet}
        style={{ height }}
      />
    </Dialog>
  )
}
