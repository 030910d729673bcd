import type { ReactNode } from 'react'
import styles from '#ui/form/form.module.css'
import { Overlay, type OverlayProps } from './overlay.tsx'

export function Sheet(props: OverlayProps) {
  return <Overlay {...props} form='sheet' />
}

export function SheetBody({ children }: { children: ReactNode }) {
  return <div className={styles.sheet}>{children}</div>
}
