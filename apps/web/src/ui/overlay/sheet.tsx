import type { ReactNode } from 'react'
import styles from '#ui/form/form.module.css'
import { Overlay, type OverlayProps } from './overlay.tsx'

/** A longer task at the page's end side; it rises from the bottom on phones. */
export function Sheet(props: OverlayProps) {
  return <Overlay {...props} form='sheet' />
}

/** What a sheet says when it asks for nothing. */
export function SheetBody({ children }: { children: ReactNode }) {
  return <div className={styles.sheet}>{children}</div>
}
