import {
  type ListingSection,
  listingSections,
} from '@marea/contract/suites/listing/section-names.ts'
import type { ReactNode } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { useEditor } from '#suites/listing/editor/editor-context.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { Section } from '#ui/page/section.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { SectionConflict } from './conflict.tsx'
import styles from './editor.module.css'

type SectionFrameProps = { section: ListingSection; children: ReactNode }

export function SectionFrame({ section, children }: SectionFrameProps) {
  const t = useText()
  const { view, listing } = useEditor()
  const index = listingSections.indexOf(section)
  const isFailed = view.phase === 'failed' && view.unsaved.includes(section)
  return (
    <Section
      aria-labelledby='section-title'
      className={styles.section}
      title={t(`listing.section.${section}`)}
      size='heading'
      lead={
        <>
          <p className='small'>
            {t('listing.count', { step: index + 1, all: listingSections.length })}
          </p>
          <p>{t(`listing.note.${section}`)}</p>
          {listing.canEdit && view.state.status === 'published' && (
            <p className='small'>{t('listing.published_hint')}</p>
          )}
        </>
      }
    >
      <SectionConflict section={section} />
      {isFailed && <ActionError title={t('listing.not_saved')} error={view.error} />}
      {children}
      <nav aria-label={t('listing.steps')}>
        <Inline isSpread>
          <StepLink section={listingSections[index - 1]} icon='left' />
          <StepLink section={listingSections[index + 1]} icon='right' />
        </Inline>
      </nav>
    </Section>
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
