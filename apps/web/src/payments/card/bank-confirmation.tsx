import type { NextAction } from '@marea/contract/payments/endpoints.ts'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import styles from './card-entry.module.css'
import { type FrameMessage, standInAddress } from './stand-in-frame.ts'
import { useStandInFrame } from './use-stand-in-frame.ts'

type Wanted = { clientSecret?: string | undefined; nextAction?: NextAction | undefined }

type Confirming = {
  /** Shows the bank's confirmation if it requires one; resolves to whether it was completed. */
  confirm(wanted: Wanted): Promise<boolean>
  /** To be rendered by the page that confirms. */
  frame: ReactNode
}

/** 3-D Secure: Stripe's script shows it, or the bank page of the card stand-in. */
export function useConfirm(): Confirming {
  const [url, setUrl] = useState<string>()
  const answer = useRef<(isAnswered: boolean) => void>(undefined)

  function end(isAnswered: boolean) {
    setUrl(undefined)
    answer.current?.(isAnswered)
    answer.current = undefined
  }

  return {
    async confirm({ clientSecret = '', nextAction }) {
      if (!nextAction) return true
      if (nextAction.type === 'sdk') return askByStripe(clientSecret)
      end(false)
      return new Promise((resolve) => {
        answer.current = resolve
        setUrl(nextAction.url)
      })
    },
    frame: url ? <BankDialog url={url} onEnd={end} /> : null,
  }
}

async function askByStripe(clientSecret: string): Promise<boolean> {
  const { stripe } = await import('./stripe.ts')
  const { error } = await (await stripe()).handleNextAction({ clientSecret })
  return !error
}

function BankDialog({ url, onEnd }: { url: string; onEnd: (isAnswered: boolean) => void }) {
  const t = useText()
  const language = useLanguage()
  const hear = useCallback(
    (heard: FrameMessage) => {
      if (heard.type === 'bank') onEnd(true)
    },
    [onEnd],
  )
  const { frame, height } = useStandInFrame(hear)

  return (
    <Dialog isOpen onClose={() => onEnd(false)} title={t('payments.bank.title')} isUrgent>
      <iframe
        ref={frame}
        src={standInAddress(url, { language })}
        title={t('payments.bank.title')}
        sandbox='allow-scripts allow-forms'
        className={styles.bank}
        style={{ height }}
      />
    </Dialog>
  )
}
