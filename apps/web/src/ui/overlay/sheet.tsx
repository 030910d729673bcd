import type { ReactNode } from 'react'
import styles from '#ui/form/form.module.css'
import { Overlay, type OverlayProps } from './overlay.tsx'

/** A panel for a longer task at the side of the page; on phones it slides up from the bottom. */
export function Sheet(props: OverlayProps) {
  return <Overlay {...props} form='sheet' />
}

/** The text of a sheet without a form. */
export function SheetBody({ children }: { children: ReactNode }) {
  return <div className={styles.sheet}>{children}</div>
}
