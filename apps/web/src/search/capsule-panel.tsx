import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '#platform/texts.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import styles from './capsule.module.css'

type CapsulePanelProps = { label: string; onClose: () => void; children: ReactNode }

/** Over the photograph where there is room; a sheet that takes the whole attention on phones. */
export default function CapsulePanel({ label, onClose, children }: CapsulePanelProps) {
  const t = useText()
  const ref = useRef<HTMLDialogElement>(null)
  const close = useRef(onClose)
  close.current = onClose

  useEffect(() => {
    const panel = ref.current
    if (!panel) return
    const isSheet = matchMedia('(max-width: 860px)').matches
    if (isSheet) panel.showModal()
    else panel.show()
    const leave = (event: PointerEvent) => {
      if (event.target instanceof Node && isOutside(panel, event.target)) close.current()
    }
    const leaveByKey = ({ key }: KeyboardEvent) => key === 'Escape' && close.current()
    addEventListener('pointerdown', leave)
    addEventListener('keydown', leaveByKey)
    return () => {
      removeEventListener('pointerdown', leave)
      removeEventListener('keydown', leaveByKey)
    }
  }, [])

  return (
    <dialog ref={ref} className={styles.panel} aria-label={label}>
      <IconButton icon='close' label={t('ui.close')} className={styles.close} onClick={onClose} />
      {children}
    </dialog>
  )
}

/** The capsule's own buttons open and close by themselves; a modal sheet's backdrop is the sheet. */
function isOutside(panel: HTMLElement, target: Node): boolean {
  return target === panel || !panel.parentElement?.contains(target)
}
