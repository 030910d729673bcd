import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import styles from './photo-viewer.module.css'
import { useBackCloses } from './use-back-closes.ts'

type PhotoViewerProps = {
  label: string
  slides: readonly { key: string; render: (isNear: boolean) => ReactNode }[]
  /** The first slide to show, from 1. */
  number: number
  onTurn: (number: number) => void
  onClose: () => void
}

/** Each photo at full screen; swipe, arrows and keys move between them. */
export function PhotoViewer({ label, slides, number, onTurn, onClose }: PhotoViewerProps) {
  const t = useText()
  const leave = useBackCloses(true, onClose)
  const { dialog, strip, at, follow, turn } = useStrip(number, slides.length, onTurn)

  function handleKey(event: KeyboardEvent) {
    const step = stepOf(event.key, at, slides.length)
    if (step === null) return
    event.preventDefault()
    turn(step)
  }

  return (
    <dialog
      ref={dialog}
      className={`whole-window ${styles.viewer}`}
      data-theme='dark'
      aria-label={label}
      onClose={leave}
      onKeyDown={handleKey}
    >
      <header className={styles.head}>
        <p className='figures' aria-live='polite'>
          {t('ui.photo_of', { at, count: slides.length })}
        </p>
        <IconButton icon='close' label={t('ui.close')} onClick={() => dialog.current?.close()} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards scroll the strip */}
      <ol className={styles.strip} ref={strip} onScroll={follow} tabIndex={0}>
        {slides.map(({ key, render }, index) => (
          <li key={key}>
            <figure>{render(Math.abs(index + 1 - at) <= 1)}</figure>
          </li>
        ))}
      </ol>
      {slides.length > 1 && (
        <div className={styles.arrows}>
          <IconButton
            icon='left'
            label={t('ui.previous')}
            disabled={at <= 1}
            onClick={() => turn(at - 1)}
          />
          <IconButton
            icon='right'
            label={t('ui.next')}
            disabled={at >= slides.length}
            onClick={() => turn(at + 1)}
          />
        </div>
      )}
    </dialog>
  )
}

function stepOf(key: string, at: number, count: number): number | null {
  if (key === 'Home') return 1
  if (key === 'End') return count
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  const isForward = (key === 'ArrowRight') !== (document.dir === 'rtl')
  return Math.min(count, Math.max(1, at + (isForward ? 1 : -1)))
}

/** A swipe scrolls the strip natively; arrows and keys scroll it by script. */
function useStrip(number: number, count: number, onTurn: (number: number) => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  const strip = useRef<HTMLOListElement>(null)
  const first = useRef(Math.min(Math.max(number, 1), count))
  const [at, setAt] = useState(first.current)
  const settled = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    scrollTo(strip.current, first.current, 'instant')
    return () => clearTimeout(settled.current)
  }, [])

  function follow() {
    const { current } = strip
    if (!current) return
    const shown = 1 + Math.round(Math.abs(current.scrollLeft) / Math.max(current.clientWidth, 1))
    setAt(shown)
    clearTimeout(settled.current)
    settled.current = setTimeout(() => onTurn(shown), 250)
  }

  return {
    dialog,
    strip,
    at,
    follow,
    turn: (to: number) => scrollTo(strip.current, to, 'smooth'),
  }
}

function scrollTo(strip: HTMLElement | null, number: number, behavior: ScrollBehavior) {
  const slide = strip?.children[number - 1]
  if (!strip || !(slide instanceof HTMLElement)) return
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  strip.scrollTo({ left: slide.offsetLeft, behavior: isStill ? 'instant' : behavior })
}
