import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { CardFieldsProps, CardResult } from '#payments/processor/port.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { type FrameMessage, listenToFrame, standInAddress } from './frame.ts'
import styles from './stand-in.module.css'

const timeoutMs = 15_000

/** The stand-in's fields in an iframe, so that the page cannot read a card number. */
export function CardFields({ ref, onEnter }: CardFieldsProps) {
  const t = useText()
  const language = useLanguage()
  const frame = useRef<HTMLIFrameElement>(null)
  const answer = useRef<(result: CardResult | undefined) => void>(undefined)
  const isReady = useRef(false)
  const pendingName = useRef<string>(undefined)
  const [height, setHeight] = useState(176)
  const [src, setSrc] = useState<string>()

  useEffect(() => {
    isReady.current = false
    setSrc(standInAddress('/card', { language }))
  }, [language])

  useEffect(() => {
    function onMessage(message: FrameMessage) {
      if (message.type === 'ready') sendPending()
      else if (message.type === 'size') setHeight(message.height)
      else if (message.type === 'enter') onEnter?.()
      else if (message.type === 'card') answer.current?.({ id: message.id })
      else if (message.type === 'fault') answer.current?.(resultOf(message.fault))
    }
    function sendPending() {
      isReady.current = true
      if (pendingName.current !== undefined) requestCard(frame.current, pendingName.current)
      pendingName.current = undefined
    }
    function resultOf(code: string): CardResult | undefined {
      if (code === 'empty') return
      if (code === 'unreachable') return { error: t('problem.payments.unreachable') }
      return { error: t('payments.card.check_fields') }
    }
    return listenToFrame(() => frame.current?.contentWindow, onMessage)
  }, [onEnter, t])

  useImperativeHandle(ref, () => ({
    take: (name) =>
      new Promise((resolve) => {
        answer.current = resolve
        setTimeout(resolve, timeoutMs, { error: t('problem.payments.unreachable') })
        if (isReady.current) requestCard(frame.current, name)
        else pendingName.current = name
      }),
  }))

  return (
    <iframe
      ref={frame}
      src={src}
      title={t('payments.card.frame')}
      sandbox='allow-scripts allow-forms'
      className={styles.card}
      style={{ height }}
    />
  )
}

function requestCard(frame: HTMLIFrameElement | null, name: string): void {
  frame?.contentWindow?.postMessage({ source: 'marea', name }, '*')
}
