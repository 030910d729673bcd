import {
  type HomeFact,
  type HomeFactGroup,
  homeFactGroups,
} from '@marea/contract/suites/safety/home-facts.ts'
import { maxCamerasLength } from '@marea/contract/suites/safety/home-safety.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useSection } from '#suites/listing/editor/editor-context.ts'
import { BilingualField } from '#suites/listing/fields/bilingual-field.tsx'
import { Choices } from '#suites/listing/fields/choices.tsx'
import { PlainFields } from '#suites/listing/fields/plain-fields.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { Stack } from '#ui/page/stack.tsx'

export function SafetySection() {
  const t = useText()
  const { content, change } = useSection('safety')
  const { facts, cameras } = content

  function toggle(fact: HomeFact) {
    const others = facts.filter((each) => each !== fact)
    change({ facts: facts.includes(fact) ? others : [...others, fact] })
  }

  return (
    <Stack gap={5}>
      <p className='soft small'>
        {t('listing.safety_amenities')}{' '}
        <TextLink to='?section=amenities'>{t('listing.safety_to_amenities')}</TextLink>
      </p>
      <Group group='access' chosen={facts} onToggle={toggle} />
      <PlainFields section='safety' />
      <Group group='equipment' chosen={facts} onToggle={toggle} />
      <Group group='notices' chosen={facts} onToggle={toggle} />
      {facts.includes('outdoorCameras') && (
        <BilingualField
          label={t('listing.field.cameras')}
          hint={t('listing.hint.cameras')}
          texts={cameras}
          onChange={(texts) => change({ cameras: texts })}
          maxLength={maxCamerasLength}
        />
      )}
    </Stack>
  )
}

type GroupProps = {
  group: HomeFactGroup
  chosen: readonly HomeFact[]
  onToggle: (fact: HomeFact) => void
}

function Group({ group, chosen, onToggle }: GroupProps) {
  const t = useText()
  return (
    <Choices
      title={t(`safety.${group}`)}
      options={homeFactGroups[group].map((id) => ({ id, label: t(`home_fact.${id}`) }))}
      isChosen={(fact) => chosen.includes(fact)}
      onToggle={onToggle}
    />
  )
}
