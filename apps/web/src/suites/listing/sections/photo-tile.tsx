import { type Language, languages, languageTable } from '@marea/contract/platform/language.ts'
import type { ListingContents } from '@marea/contract/suites/listing/sections.ts'
import { roomKinds } from '@marea/contract/suites/suite-choices.ts'
import { type KeyboardEvent, useId } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { useEditor } from '#suites/listing/editor/editor-context.ts'
import { photoSet } from '#suites/photo-set.ts'
import { Select } from '#ui/form/select.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { Photo } from '#ui/media/photo.tsx'
import { MenuButton } from '#ui/overlay/menu-button.tsx'
import styles from './photos.module.css'

type DraftPhoto = ListingContents['photos']['photos'][number]

type PhotoTileProps = {
  photo: DraftPhoto
  index: number
  onChange: (fields: Partial<DraftPhoto>) => void
  onMove: (to: number) => void
  onRemove: () => void
  onDrag: (key: string | null) => void
  onDrop: () => void
}

const moves: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** One photo of the draft, with its place, room and descriptions. */
export function PhotoTile(props: PhotoTileProps) {
  const { photo, index, onChange, onMove, onRemove, onDrag, onDrop } = props
  const t = useText()
  const { photoOf } = useEditor()
  const facts = photoOf(photo.key)
  const number = index + 1

  function moveByKey(event: KeyboardEvent) {
    const by = moves[event.key]
    if (by === undefined) return
    event.preventDefault()
    onMove(index + by)
  }

  return (
    <li
      className={styles.tile}
      draggable
      onDragStart={() => onDrag(photo.key)}
      onDragEnd={() => onDrag(null)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <div className={styles.picture}>
        {facts && <Photo photo={photoSet(facts)} alt='' sizes='360px' ratio='3 / 2' />}
        <button
          type='button'
          className={styles.grip}
          aria-label={t('listing.photo_move', { number })}
          aria-describedby='reorder-hint'
          onKeyDown={moveByKey}
        >
          <Icon name='grid' small />
        </button>
        <MenuButton
          label={t('listing.photo_more', { number })}
          className={styles.more}
          entries={[
            {
              id: 'cover',
              label: t('listing.photo_cover'),
              isDisabled: index === 0,
              onSelect: () => onMove(0),
            },
            {
              id: 'remove',
              label: t('listing.photo_remove'),
              isDangerous: true,
              onSelect: onRemove,
            },
          ]}
        >
          <Icon name='more' small />
        </MenuButton>
        {index === 0 && <span className={styles.cover}>{t('listing.cover')}</span>}
      </div>
      <Select
        label={`${number}. ${t('listing.photo_room')}`}
        options={roomKinds.map((id) => ({ id, label: t(`listing.room.${id}`) }))}
        value={photo.room}
        onChange={(chosen) =>
          onChange({ room: roomKinds.find((each) => each === chosen) ?? photo.room })
        }
      />
      {languages.map((language) => (
        <Description
          key={language}
          language={language}
          number={number}
          text={photo.alt[language]}
          onChange={(text) => onChange({ alt: { ...photo.alt, [language]: text } })}
        />
      ))}
    </li>
  )
}

type DescriptionProps = {
  language: Language
  number: number
  text: string
  onChange: (text: string) => void
}

function Description({ language, number, text, onChange }: DescriptionProps) {
  const t = useText()
  const id = useId()
  const { name } = languageTable[language]
  return (
    <div className={styles.alt} data-missing={text.trim() === '' || undefined}>
      <label htmlFor={id}>
        <span aria-hidden='true'>{language.toUpperCase()}</span>
        <span className='hidden-label'>{t('listing.photo_alt', { language: name, number })}</span>
      </label>
      <textarea
        id={id}
        lang={language}
        rows={2}
        maxLength={200}
        value={text}
        placeholder={t('listing.photo_alt_add', { language: name })}
        onChange={({ target }) => onChange(target.value.replace(/\n/g, ' '))}
      />
    </div>
  )
}
