import type { ReactNode } from 'react'

/** The content of a cell of a table, with more about it in small letters. */
export function TwoLines({ children, second }: { children: ReactNode; second?: ReactNode }) {
  return (
    <div>
      {children}
      {second && <small>{second}</small>}
    </div>
  )
}
