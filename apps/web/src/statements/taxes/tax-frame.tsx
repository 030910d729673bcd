import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { Page } from '#ui/page/page.tsx'

type TaxFrameProps = { title: string; tabs?: ReactNode; children: ReactNode }

/** What the page shows has a heading of its own: the year, or one of its months. */
export function TaxFrame(frame: TaxFrameProps) {
  const isBusy = useNavigation().state === 'loading'
  return <Page {...frame} head={null} gap='large' isBusy={isBusy} />
}
