import { useCallback, useRef, useState } from 'react'
import type { BankConfirmation } from '#payments/processor/port.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { type FrameMessage, standInAddress } from './frame.ts'
import styles from './stand-in.module.css'
import { useFrame } from './use-frame.ts'

/** The stand-in's bank asks on a separate page. */
export function useBankConfirmation(): BankConfirmation {
  const [url, setUrl] = useState<string>()
  const answer = useRef<(isAnswered: boolean) => void>(undefined)

  function end(isAnswered: boolean) {
    setUrl(undefined)
    answer.current?.(isAnswered)
    answer.current = undefined
  }

  return {
    confirm({ nextAction }) {
      end(false)
      return new Promise((resolve) => {
        answer.current = resolve
        setUrl(nextAction.url)
      })
    },
    frame: url ? <BankDialog url={url} onEnd={end} /> : null,
  }
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
  const { frame, height } = useFrame(hear)

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
