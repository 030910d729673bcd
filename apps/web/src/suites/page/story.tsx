import type { SuiteTexts } from '@marea/contract/suites/endpoints.ts'
import { useState } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { TextButton } from '#ui/button/text-link.tsx'
import styles from './story.module.css'

const initialParagraphs = 2

export function Story({ texts }: { texts: SuiteTexts }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? texts.story : texts.story.slice(0, initialParagraphs)
  const hasMore = texts.story.length > shown.length
  return (
    <section className={styles.story} aria-label={t('suite.about')}>
      {shown.map((paragraph, index) => (
        <p key={paragraph} className={index === 0 ? styles.lead : undefined}>
          {paragraph}
        </p>
      ))}
      {hasMore && (
        <TextButton className={styles.more} onClick={() => setOpen(true)}>
          {t('suite.read_rest')}
        </TextButton>
      )}
    </section>
  )
}
