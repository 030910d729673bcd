import type { ComponentProps, ReactNode } from 'react'
import { classes } from '#ui/style/classes.ts'
import { Heading } from '#ui/text/heading.tsx'
import styles from './section.module.css'
import { Stack } from './stack.tsx'

type HeadProps = {
  title?: ReactNode
  level?: 2 | 3 | undefined
  size?: 'heading' | 'name' | 'plain' | undefined
  /** What the section is about. */
  lead?: ReactNode
  /** Beside its heading; below it on phones. */
  actions?: ReactNode
}

type SectionProps = Omit<ComponentProps<'section'>, 'title'> &
  HeadProps & {
    /** Below a line, for a part that begins something else. */
    isRuled?: boolean
  }

/** A part of a page with its heading, which `aria-labelledby` gives its id. */
export function Section(props: SectionProps) {
  const { title, level, size, lead, actions, isRuled, className, children, ...rest } = props
  return (
    <section {...rest} className={classes(styles.section, isRuled && styles.ruled, className)}>
      {(title || actions) && (
        <Head {...{ title, level, size, lead, actions }} id={rest['aria-labelledby']} />
      )}
      {children}
    </section>
  )
}

function Head(props: HeadProps & { id: string | undefined }) {
  const { id, title, level = 2, size = 'name', lead, actions } = props
  return (
    <header className={styles.head}>
      <Stack gap={2}>
        {title && (
          <Heading level={level} size={size} id={id}>
            {title}
          </Heading>
        )}
        {lead && (
          <div className={styles.lead}>{typeof lead === 'string' ? <p>{lead}</p> : lead}</div>
        )}
      </Stack>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
