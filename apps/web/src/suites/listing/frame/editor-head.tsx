import {
  type ListingSection,
  listingSections,
} from '@marea/contract/suites/listing/section-names.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useEditor } from '#suites/listing/editor/editor-context.ts'
import { FootBar } from '#ui/bottom-bar.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { ActionLink } from '#ui/button/text-link.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { State } from '#ui/text/badge.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './editor.module.css'
import { SaveStatus } from './save-status.tsx'

type SectionProps = { section: ListingSection | undefined }

export function EditorHead({ section }: SectionProps) {
  const t = useText()
  const { view, listing } = useEditor()
  const { status } = view.state
  return (
    <header className={styles.head}>
      <Inline gap={5} className='measure'>
        <span className={styles.up} data-only='list'>
          <ActionLink to='/property-management/homes' icon='left'>
            {t('listing.homes')}
          </ActionLink>
        </span>
        <span className={styles.up} data-only='section'>
          <ActionLink to='?' icon='left'>
            {t('listing.sections')}
          </ActionLink>
        </span>
        <div className={styles.title}>
          <Heading level={1} size='name'>
            {view.contents.basics.name}
          </Heading>
          <State tone={status === 'published' ? 'good' : 'plain'}>
            {t(`homes.status.${status}`)}
          </State>
        </div>
        {listing.canEdit ? <SaveStatus /> : <span />}
        <Inline gap={2} className={styles.actions}>
          <Actions section={section} />
        </Inline>
      </Inline>
    </header>
  )
}

/** On phones, the same actions at the bottom of the screen. */
export function EditorBar({ section }: SectionProps) {
  return (
    <FootBar className={styles.bar}>
      <Actions section={section} />
    </FootBar>
  )
}

function Actions({ section }: SectionProps) {
  const t = useText()
  const { listing, view } = useEditor()
  const { status, sections } = view.state
  const isEdited =
    view.unsaved.length > 0 || listingSections.some((each) => sections[each].isUnpublished)
  const open = (what: string) => `?${section ? `section=${section}&` : ''}open=${what}`
  return (
    <>
      {listing.canEdit && status === 'published' && (
        <LinkButton to={open('unpublish')} isOverlay kind='quiet' small>
          {t('listing.unpublish')}
        </LinkButton>
      )}
      <LinkButton to={`/property-management/homes/${listing.slug}/preview`} kind='quiet' small>
        {t('listing.preview')}
      </LinkButton>
      {listing.canEdit && (status !== 'published' || isEdited) && (
        <LinkButton to={open('publish')} isOverlay small>
          {t(status === 'published' ? 'listing.publish_changes' : 'listing.publish')}
        </LinkButton>
      )}
    </>
  )
}
