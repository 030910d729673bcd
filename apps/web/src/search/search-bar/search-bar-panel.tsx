import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useBackCloses } from '#ui/overlay/use-back-closes.ts'
import { Heading } from '#ui/text/heading.tsx'
import styles from './search-bar.module.css'

type SearchBarPanelProps = {
  label: string
  /** Links to the other parts of the search, for phones, where the panel covers the search bar. */
  steps: ReactNode
  children: (leave: () => void, isSheet: boolean) => ReactNode
  onClose: () => void
}

/** Over the photo where there is space; a modal sheet on phones. */
export default function SearchBarPanel({ label, steps, children, onClose }: SearchBarPanelProps) {
  const t = useText()
  const ref = useRef<HTMLDialogElement>(null)
  const [isSheet] = useState(() => matchMedia('(max-width: 860px)').matches)
  const goBack = useBackCloses(isSheet, onClose)
  const leave = isSheet ? goBack : onClose
  useOpenPanel(ref, isSheet, leave)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each part that is opened takes the focus
  useEffect(() => ref.current?.querySelector<HTMLElement>('[type=search]')?.focus(), [label])

  return (
    <dialog ref={ref} className={styles.panel} aria-label={label}>
      <header className={styles.head}>
        <Heading level={2} size='name'>
          {label}
        </Heading>
        <IconButton icon='close' label={t('ui.close')} onClick={leave} />
        {steps}
      </header>
      {children(leave, isSheet)}
    </dialog>
  )
}

function useOpenPanel(
  ref: RefObject<HTMLDialogElement | null>,
  isSheet: boolean,
  onLeave: () => void,
) {
  const leave = useEffectEvent(onLeave)

  useLayoutEffect(() => {
    const panel = ref.current
    if (!panel) return
    if (isSheet) panel.showModal()
    else panel.show()
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && isOutside(panel, event.target)) leave()
    }
    const pressKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      leave()
    }
    addEventListener('pointerdown', press)
    addEventListener('keydown', pressKey)
    return () => {
      removeEventListener('pointerdown', press)
      removeEventListener('keydown', pressKey)
      panel.close()
    }
  }, [ref, isSheet])
}

/**
 * The search bar's own buttons handle their clicks; the backdrop of a modal sheet is the sheet
 * itself.
 */
function isOutside(panel: HTMLElement, target: Node): boolean {
  return target === panel || !panel.parentElement?.contains(target)
}
