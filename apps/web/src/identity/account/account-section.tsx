import type { ReactNode } from 'react'
import { Columns } from '#ui/page/columns.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './account.module.css'

type AccountSectionProps = { id?: string; title: string; description?: string; children: ReactNode }

export function AccountSection({ id, title, description, children }: AccountSectionProps) {
  return (
    <Columns as='section' shares={[4, 8]} id={id} className={styles.section}>
      <Stack as='header' gap={2}>
        <Heading level={2} size='name'>
          {title}
        </Heading>
        {description && <p className='soft small'>{description}</p>}
      </Stack>
      <Stack gap={5} className={styles.body}>
        {children}
      </Stack>
    </Columns>
  )
}
