import type { Gap } from '@marea/contract/suites/listing/gaps.ts'
import {
  type ListingSection,
  listingSections,
} from '@marea/contract/suites/listing/section-names.ts'
import { Link } from '#platform/page/link.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { StepMark } from '#ui/state/step-mark.tsx'
import { useEditor } from './editor-context.ts'
import styles from './rail.module.css'
import { isEmptySection, useSectionFacts } from './use-section-facts.ts'

export function SectionRail({ current }: { current: ListingSection }) {
  const t = useText()
  const { view } = useEditor()
  const { gaps, city } = view.state
  const factOf = useSectionFacts({ contents: view.contents, city })
  return (
    <nav aria-label={t('listing.sections')} className={styles.rail}>
      <Progress gaps={gaps} />
      <ol>
        {listingSections.map((section) => (
          <li key={section}>
            <SectionLink
              section={section}
              gaps={gaps.filter((gap) => gap.section === section)}
              fact={factOf(section)}
              isEmpty={isEmptySection(view.contents, section)}
              isCurrent={section === current}
            />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Progress({ gaps }: { gaps: readonly Gap[] }) {
  const t = useText()
  const { state, contents } = useEditor().view
  const open = new Set(gaps.map(({ section }) => section))
  const isDone = (section: ListingSection) =>
    !open.has(section) && !isEmptySection(contents, section)
  const done = listingSections.filter(isDone).length
  const [first] = gaps.toSorted((a, b) => urgency(a) - urgency(b))
  return (
    <div className={styles.progress}>
      <span className={styles.ticks} aria-hidden='true'>
        {listingSections.map((section) => (
          <i key={section} data-open={!isDone(section) || undefined} />
        ))}
      </span>
      <p className='small'>{t('listing.complete', { done, all: listingSections.length })}</p>
      <p className={styles.need} hidden={!first && state.status === 'published'}>
        <Icon name={first ? 'lock' : 'check'} small />
        {first ? (
          <span>
            {t('listing.to_publish')}{' '}
            <TextLink to={`?section=${first.section}`}>
              {t(`listing.gap.${first.code}`, { count: first.count })}
            </TextLink>
          </span>
        ) : (
          <span>{t('listing.ready')}</span>
        )}
      </p>
    </div>
  )
}

/** Licenses take longest to get, so they are named first. */
function urgency({ section }: Gap): number {
  return section === 'licenses' ? -1 : listingSections.indexOf(section)
}

type SectionLinkProps = {
  section: ListingSection
  gaps: readonly Gap[]
  /** Shown when nothing is missing. */
  fact: string
  /** Nothing is missing, but nothing was entered either. */
  isEmpty: boolean
  isCurrent: boolean
}

function SectionLink({ section, gaps, fact, isEmpty, isCurrent }: SectionLinkProps) {
  const t = useText()
  const isMissing = gaps.length > 0
  const isDone = !isMissing && !isEmpty
  const said = gaps.map(({ code, count }) => t(`listing.gap.${code}`, { count })).join(', ')
  return (
    <Link to={`?section=${section}`} aria-current={isCurrent ? 'step' : undefined}>
      <StepMark isDone={isDone} isWanted={isMissing} />
      <span className={styles.words}>
        <span className={styles.name}>{t(`listing.section.${section}`)}</span>
        <span className={styles.say} data-open={isMissing || undefined}>
          <span className='hidden-label'>
            {t(isDone ? 'listing.is_complete' : 'listing.is_incomplete')}{' '}
          </span>
          {isMissing ? said : fact}
        </span>
      </span>
      <Icon name='right' small />
    </Link>
  )
}
