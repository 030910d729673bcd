import { formatDay } from '@marea/contract/platform/time/format-day.ts'
import type { Suite } from '@marea/contract/suites/endpoints.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useHouseRules } from '#suites/use-sentences.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { Beside } from '#ui/page/columns.tsx'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { Section } from '#ui/page/section.tsx'
import { Inline } from '#ui/page/stack.tsx'
import styles from './house-rules.module.css'

export function HouseRules({ suite }: { suite: Suite }) {
  const t = useText()
  return (
    <Beside>
      <Section title={t('suite.rules')} size='heading'>
        <RowList isDense>
          {useHouseRules(suite).map((rule) => (
            <Row key={rule}>{rule}</Row>
          ))}
        </RowList>
      </Section>
      <Owner suite={suite} />
    </Beside>
  )
}

function Owner({ suite: { slug, owner, licenses } }: { suite: Suite }) {
  const t = useText()
  const language = useLanguage()
  const { firstName, photo, since, languages, repliesWithin } = owner
  const spoken = languages.map((each) => t(`owner_profile.language.${each}`)).join(', ')
  const numbers = licenses.map(({ kind, number }) => `${t(`license.${kind}`)} ${number}`)
  return (
    <div className={styles.owner}>
      <Avatar name={firstName} src={photo ?? undefined} big />
      <Section title={t('suite.owner', { name: firstName })} size='heading'>
        <p className='soft'>
          {t('suite.owner_since', { year: formatDay(since, language, 'year') })}{' '}
          {repliesWithin && t(`suite.replies.${repliesWithin}`)}{' '}
          {spoken && t('suite.owner_languages', { languages: spoken })}
        </p>
        <Inline>
          <LinkButton icon='message' to={`/chat?suite=${slug}`} kind='quiet'>
            {t('suite.message', { name: firstName })}
          </LinkButton>
        </Inline>
        <p className='tiny soft'>{numbers.join(' · ')}</p>
      </Section>
    </div>
  )
}
