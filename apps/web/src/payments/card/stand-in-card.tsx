import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import styles from './card-entry.module.css'
import type { CardFieldsProps, Taken } from './card-fields.ts'
import { type Heard, listenToFrame, standInAddress } from './stand-in-frame.ts'

const patience = 15_000

/** The stand-in's own fields in a frame of their own: the page around them cannot read a number. */
export function StandInCard({ ref, onEnter }: CardFieldsProps) {
  const say = useText()
  const language = useLanguage()
  const frame = useRef<HTMLIFrameElement>(null)
  const answer = useRef<(taken: Taken | undefined) => void>(undefined)
  const isReady = useRef(false)
  const asked = useRef<string>(undefined)
  const [height, setHeight] = useState(176)
  const [src, setSrc] = useState<string>()

  useEffect(() => {
    isReady.current = false
    setSrc(standInAddress('/card', { language }))
  }, [language])

  useEffect(() => {
    function hear(heard: Heard) {
      if (heard.type === 'ready') begin()
      else if (heard.type === 'size') setHeight(heard.height)
      else if (heard.type === 'enter') onEnter?.()
      else if (heard.type === 'card') answer.current?.({ id: heard.id })
      else if (heard.type === 'fault') answer.current?.(takenOf(heard.fault))
    }
    function begin() {
      isReady.current = true
      if (asked.current !== undefined) ask(frame.current, asked.current)
      asked.current = undefined
    }
    function takenOf(fault: string): Taken | undefined {
      if (fault === 'empty') return
      if (fault === 'unreachable') return { fault: say('problem.payments.unreachable') }
      return { fault: say('payments.card.check_fields') }
    }
    return listenToFrame(() => frame.current?.contentWindow, hear)
  }, [onEnter, say])

  useImperativeHandle(ref, () => ({
    take: (name) =>
      new Promise((resolve) => {
        answer.current = resolve
        setTimeout(resolve, patience, { fault: say('problem.payments.unreachable') })
        if (isReady.current) ask(frame.current, name)
        else asked.current = name
      }),
  }))

  return (
    <iframe
      ref={frame}
      src={src}
      title={say('payments.card.frame')}
      sandbox='allow-scripts allow-forms'
      className={styles.frame}
      style={{ height }}
    />
  )
}

function ask(frame: HTMLIFrameElement | null, name: string): void {
  frame?.contentWindow?.postMessage({ source: 'marea', name }, '*')
}
