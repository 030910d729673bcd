import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart } from '#platform/texts/lazy-part.ts'
import { useText } from '#platform/texts/texts.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import styles from './price-map.module.css'
import type { PinsProps } from './price-pin.tsx'
import { importForWebGl } from './web-gl.ts'

const PinnedMap = lazyPart(
  importForWebGl(
    () => import('./live-map.tsx'),
    () => import('./coast-map.tsx'),
  ),
)

type PriceMapProps = Omit<PinsProps, 'open' | 'onOpen'> & {
  /** The card shown on the map for a selected price. */
  card: (slug: string) => ReactNode
}

/** Prices on the coast; moving the map searches there, if the reader wants it. */
export default function PriceMap({ onMove, card, ...prices }: PriceMapProps) {
  const t = useText()
  const [doesSearch, setSearch] = useState(true)
  const { map, open, show, close } = useOpenCard()
  const shown = open && card(open)
  return (
    <div className={styles.map} ref={map}>
      <Suspense>
        <PinnedMap
          {...prices}
          open={open}
          onOpen={show}
          onMove={(bbox) => doesSearch && onMove(bbox)}
        />
      </Suspense>
      <div className={styles.searchPrompt}>
        <Checkbox checked={doesSearch} onChange={(event) => setSearch(event.target.checked)}>
          {t('map.search_here')}
        </Checkbox>
      </div>
      {shown && (
        <div className={styles.card}>
          {shown}
          <IconButton
            small
            icon='close'
            label={t('ui.close')}
            className={styles.close}
            onClick={close}
          />
        </div>
      )}
    </div>
  )
}

/** The card takes the focus from the selected price and returns it. */
function useOpenCard() {
  const map = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<string | null>(null)

  function focus(selector: string) {
    requestAnimationFrame(() => map.current?.querySelector<HTMLElement>(selector)?.focus())
  }

  function show(slug: string) {
    setOpen(slug === open ? null : slug)
    if (slug !== open) focus('article a[href]')
  }

  function close() {
    setOpen(null)
    focus(`[data-pin="${open}"]`)
  }

  const leave = useRef(close)
  leave.current = close

  useEffect(() => {
    if (!open) return
    const leaveByKey = ({ key }: KeyboardEvent) => key === 'Escape' && leave.current()
    addEventListener('keydown', leaveByKey)
    return () => removeEventListener('keydown', leaveByKey)
  }, [open])

  return { map, open, show, close }
}
