import { isLanguage, languageTable } from '@marea/contract/platform/language.ts'
import type { ListingSection } from '@marea/contract/suites/listing/section-names.ts'
import { useState } from 'react'
import { type Say, useLanguage, useText } from '#platform/texts/texts.tsx'
import { fieldLabel } from '#suites/listing/fields/field-names.ts'
import { Button } from '#ui/button/button.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Icon } from '#ui/media/icon.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './conflict.module.css'
import { useEditor } from './editor-context.ts'
import type { Conflict } from './listing-editor.ts'
import { at, type FieldPath } from './merge.ts'

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
    <div className={styles.conflict} role='alert'>
      <div className={styles.head}>
        <Icon name='alert' />
        <div>
          <Heading level={3}>
            {t('listing.conflict', { field: paths.map((path) => pathLabel(path, t)).join(', ') })}
          </Heading>
          <p>{t(isOwn ? 'listing.conflict_own' : 'listing.conflict_body', { name })}</p>
        </div>
      </div>
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
      <Button onClick={() => editor.resolve(section, own)}>{t('listing.conflict_save')}</Button>
    </div>
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
    {
      who: t('listing.conflict_mine'),
      value: at(view.contents[section], path),
      isChosen: isMine,
    },
    {
      who: isOwn ? t('listing.conflict_other_tab') : savedBy,
      value: at(theirs.contents[section], path),
      isChosen: !isMine,
    },
  ]
  return (
    <fieldset className={styles.versions}>
      <legend className='hidden-label'>{`${t('listing.conflict_choose')}: ${field}`}</legend>
      {versions.map(({ who, value, isChosen }, index) => (
        <label key={who} className={styles.version}>
          <input
            type='radio'
            name={path.join('.')}
            checked={isChosen}
            onChange={() => onChoose(index === 0)}
          />
          <span>
            <b>{who}</b>
            <span className='soft small'>{field}</span>
          </span>
          <span className={styles.value}>{isAmount ? money(value) : shown(value, t)}</span>
        </label>
      ))}
    </fieldset>
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
