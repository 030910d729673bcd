import type { Gap } from '@marea/contract/suites/listing/gaps.ts'
import {
  type ListingSection,
  listingSections,
} from '@marea/contract/suites/listing/section-names.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useEditor } from '#suites/listing/editor/editor-context.ts'
import { isEmptySection, useSectionFacts } from '#suites/listing/editor/use-section-facts.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { LinkRow, RowList } from '#ui/page/row-list.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { StepMark } from '#ui/state/step-mark.tsx'
import { Ticks } from '#ui/state/ticks.tsx'
import styles from './rail.module.css'

export function SectionRail({ current }: { current: ListingSection }) {
  const t = useText()
  const { view } = useEditor()
  const { gaps, city } = view.state
  const factOf = useSectionFacts({ contents: view.contents, city })
  return (
    <nav aria-label={t('listing.sections')}>
      <Stack>
        <Progress gaps={gaps} />
        <RowList isOrdered>
          {listingSections.map((section) => (
            <SectionLink
              key={section}
              section={section}
              gaps={gaps.filter((gap) => gap.section === section)}
              fact={factOf(section)}
              isEmpty={isEmptySection(view.contents, section)}
              isCurrent={section === current}
            />
          ))}
        </RowList>
      </Stack>
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
    <Stack gap={2}>
      <Ticks steps={listingSections.map((id) => ({ id, isDone: isDone(id) }))} />
      <p className='small'>{t('listing.complete', { done, all: listingSections.length })}</p>
      {(first || state.status !== 'published') && (
        <p className='small'>
          {first ? (
            <>
              {t('listing.to_publish')}{' '}
              <TextLink to={`?section=${first.section}`}>
                {t(`listing.gap.${first.code}`, { count: first.count })}
              </TextLink>
            </>
          ) : (
            t('listing.ready')
          )}
        </p>
      )}
    </Stack>
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
    <LinkRow
      to={`?section=${section}`}
      aria-current={isCurrent ? 'step' : undefined}
      className={styles.link}
      mark={<StepMark isDone={isDone} isWanted={isMissing} />}
      end={<Icon name='right' small />}
    >
      <b>{t(`listing.section.${section}`)}</b>
      <small className={isMissing ? 'warn' : undefined}>
        <span className='hidden-label'>
          {t(isDone ? 'listing.is_complete' : 'listing.is_incomplete')}{' '}
        </span>
        {isMissing ? said : fact}
      </small>
    </LinkRow>
  )
}
