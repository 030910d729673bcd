import {
  type ListingSection,
  listingSections,
} from '@marea/contract/suites/listing/section-names.ts'
import type { ReactNode } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { SectionConflict } from './conflict.tsx'
import styles from './editor.module.css'
import { useEditor } from './editor-context.ts'

type SectionFrameProps = { section: ListingSection; children: ReactNode }

export function SectionFrame({ section, children }: SectionFrameProps) {
  const t = useText()
  const { view, listing } = useEditor()
  const index = listingSections.indexOf(section)
  const isFailed = view.phase === 'failed' && view.unsaved.includes(section)
  return (
    <section className={styles.section} aria-labelledby='section-title'>
      <header className={styles.sectionHead}>
        <p className={styles.step}>
          {t('listing.count', { step: index + 1, all: listingSections.length })}
        </p>
        <Heading level={2} id='section-title'>
          {t(`listing.section.${section}`)}
        </Heading>
        <p className='soft'>{t(`listing.note.${section}`)}</p>
        {listing.canEdit && view.state.status === 'published' && (
          <p className='soft small'>{t('listing.published_hint')}</p>
        )}
      </header>
      <SectionConflict section={section} />
      {isFailed && <ActionError title={t('listing.not_saved')} error={view.error} />}
      {children}
      <nav className={styles.steps} aria-label={t('listing.steps')}>
        <StepLink section={listingSections[index - 1]} icon='left' />
        <StepLink section={listingSections[index + 1]} icon='right' />
      </nav>
    </section>
  )
}

type StepLinkProps = { section: ListingSection | undefined; icon: 'left' | 'right' }

function StepLink({ section, icon }: StepLinkProps) {
  const t = useText()
  if (!section) return <span />
  return (
    <LinkButton to={`?section=${section}`} kind='quiet'>
      {icon === 'left' && <Icon name='left' small />}
      {t(`listing.section.${section}`)}
      {icon === 'right' && <Icon name='right' small />}
    </LinkButton>
  )
}
