import type { ReactNode } from 'react'
import { Section } from '#ui/page/section.tsx'

type PartProps = { id: string; title: string; children: ReactNode }

export function Part({ id, title, children }: PartProps) {
  return (
    <Section aria-labelledby={id} title={title}>
      {children}
    </Section>
  )
}
