import { isLanguage, languageTable } from '@marea/contract/platform/language.ts'
import type { ListingSection } from '@marea/contract/suites/listing/section-names.ts'
import { useState } from 'react'
import { type Say, useLanguage, useText } from '#platform/texts/texts.tsx'
import { useEditor } from '#suites/listing/editor/editor-context.ts'
import type { Conflict } from '#suites/listing/editor/listing-editor.ts'
import { at, type FieldPath } from '#suites/listing/editor/merge.ts'
import { fieldLabel } from '#suites/listing/fields/field-names.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card.tsx'
import { RadioChoice } from '#ui/form/radio-choice.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Section } from '#ui/page/section.tsx'

export function SectionConflict({ section }: { section: ListingSection }) {
  const { view } = useEditor()
  const conflict = view.conflicts[section]
  if (!conflict) return null
  return <Choice key={conflict.savedAt} section={section} conflict={conflict} />
}

function Choice({ section, conflict }: { section: ListingSection; conflict: Conflict }) {
  const t = useText()
  const { editor } = useEditor()
  const { paths, savedBy: name, isOwn } = conflict
  const [own, setOwn] = useState<readonly FieldPath[]>(paths)

  function choose(path: FieldPath, isMine: boolean) {
    const others = own.filter((each) => each !== path)
    setOwn(isMine ? [...others, path] : others)
  }

  return (
    <Card role='alert'>
      <Section
        level={3}
        size='plain'
        title={t('listing.conflict', { field: paths.map((path) => pathLabel(path, t)).join(', ') })}
        lead={t(isOwn ? 'listing.conflict_own' : 'listing.conflict_body', { name })}
      >
        {paths.map((path) => (
          <Versions
            key={path.join('.')}
            section={section}
            conflict={conflict}
            path={path}
            isMine={own.includes(path)}
            onChoose={(isMine) => choose(path, isMine)}
          />
        ))}
        <div>
          <Button onClick={() => editor.resolve(section, own)}>{t('listing.conflict_save')}</Button>
        </div>
      </Section>
    </Card>
  )
}

type VersionsProps = {
  section: ListingSection
  conflict: Conflict
  path: FieldPath
  isMine: boolean
  onChoose: (isMine: boolean) => void
}

function Versions({ section, conflict, path, isMine, onChoose }: VersionsProps) {
  const t = useText()
  const language = useLanguage()
  const { view } = useEditor()
  const { theirs, savedBy, isOwn } = conflict
  const field = pathLabel(path, t)
  const isAmount = path.at(-1)?.endsWith('Amount')
  const money = (value: unknown) =>
    typeof value === 'number' ? formatMoney(value, language) : t('listing.nothing')
  const versions = [
    { value: 'mine', who: t('listing.conflict_mine'), text: view.contents[section] },
    {
      value: 'theirs',
      who: isOwn ? t('listing.conflict_other_tab') : savedBy,
      text: theirs.contents[section],
    },
  ]
  return (
    <RadioChoice
      hasColumns
      label={`${t('listing.conflict_choose')}: ${field}`}
      name={path.join('.')}
      value={isMine ? 'mine' : 'theirs'}
      onChange={(value) => onChoose(value === 'mine')}
      options={versions.map(({ value, who, text }) => ({
        value,
        label: who,
        note: isAmount ? money(at(text, path)) : shown(at(text, path), t),
      }))}
    />
  )
}

function pathLabel([name = '', language]: FieldPath, t: Say): string {
  const label = fieldLabel(name, t)
  return isLanguage(language) ? `${label} (${languageTable[language].name})` : label
}

function shown(value: unknown, t: Say): string {
  if (Array.isArray(value)) return t('listing.items', { count: value.length })
  if (typeof value === 'boolean') return t(value ? 'listing.yes' : 'listing.no')
  return value === null || value === '' ? t('listing.nothing') : String(value)
}
