import { type Language, languages } from '@marea/contract/platform/language.ts'
import type { ListingContents } from '@marea/contract/suites/listing/sections.ts'
import { roomKinds } from '@marea/contract/suites/suite-choices.ts'
import { type KeyboardEvent, useId } from 'react'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useLanguageName } from '#platform/texts/use-language-name.ts'
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

export function PhotoTile(props: PhotoTileProps) {
  const { photo, index, onChange, onDrag, onDrop } = props
  const t = useText()
  const { photoOf, listing } = useEditor()
  const facts = photoOf(photo.key)
  const number = index + 1

  return (
    <li
      className={styles.tile}
      draggable={listing.canEdit}
      onDragStart={() => onDrag(photo.key)}
      onDragEnd={() => onDrag(null)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <div className={styles.picture}>
        {facts && <Photo photo={photoSet(facts)} alt='' sizes='360px' ratio='3 / 2' />}
        {listing.canEdit && <PhotoTools {...props} />}
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
      <PhotoTexts photo={photo} number={number} onChange={onChange} />
    </li>
  )
}

function PhotoTools({ index, onMove, onRemove }: PhotoTileProps) {
  const t = useText()
  const number = index + 1

  function moveByKey(event: KeyboardEvent) {
    const by = moves[event.key]
    if (by === undefined) return
    event.preventDefault()
    onMove(index + by)
  }

  return (
    <>
      <button
        type='button'
        className={`round ${styles.grip}`}
        aria-label={t('listing.photo_move', { number })}
        aria-describedby='reorder-hint'
        onKeyDown={moveByKey}
      >
        <Icon name='grid' small />
      </button>
      <MenuButton
        label={t('listing.photo_more', { number })}
        className={`round ${styles.more}`}
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
    </>
  )
}

type PhotoTextsProps = Pick<PhotoTileProps, 'photo' | 'onChange'> & { number: number }

/** A missing translation is marked once the owner's own language has a description. */
function PhotoTexts({ photo, number, onChange }: PhotoTextsProps) {
  const t = useText()
  const own = useLanguage()
  const nameOf = useLanguageName()
  const isCaptioned = languages.some((language) => !isEmpty(photo.caption[language]))
  return (
    <>
      <p className={styles.textKind}>{t('listing.photo_description')}</p>
      {languages.map((language) => (
        <PhotoText
          key={`alt ${language}`}
          language={language}
          label={t('listing.photo_alt', { language: nameOf(language), number })}
          placeholder={t('listing.photo_alt_add', { language: nameOf(language) })}
          text={photo.alt[language]}
          isMissing={isEmpty(photo.alt[language]) && (language === own || !isEmpty(photo.alt[own]))}
          onChange={(text) => onChange({ alt: { ...photo.alt, [language]: text } })}
        />
      ))}
      <p className={styles.textKind}>{t('listing.photo_caption_title')}</p>
      {languages.map((language) => (
        <PhotoText
          key={`caption ${language}`}
          language={language}
          label={t('listing.photo_caption', { language: nameOf(language), number })}
          placeholder={t('listing.photo_caption_add', { language: nameOf(language) })}
          text={photo.caption[language]}
          isMissing={isCaptioned && isEmpty(photo.caption[language])}
          onChange={(text) => onChange({ caption: { ...photo.caption, [language]: text } })}
        />
      ))}
    </>
  )
}

function isEmpty(text: string): boolean {
  return text.trim() === ''
}

type PhotoTextProps = {
  language: Language
  label: string
  placeholder: string
  text: string
  isMissing: boolean
  onChange: (text: string) => void
}

function PhotoText({ language, label, placeholder, text, isMissing, onChange }: PhotoTextProps) {
  const t = useText()
  const id = useId()
  return (
    <div className={styles.alt} data-missing={isMissing || undefined}>
      <label htmlFor={id}>
        <span aria-hidden='true'>{language.toUpperCase()}</span>
        <span className='hidden-label'>{label}</span>
      </label>
      <textarea
        id={id}
        lang={language}
        rows={2}
        maxLength={200}
        value={text}
        placeholder={placeholder}
        aria-describedby={isMissing ? `${id}-missing` : undefined}
        onChange={({ target }) => onChange(target.value.replace(/\n/g, ' '))}
      />
      {isMissing && (
        <span id={`${id}-missing`} className={styles.missing}>
          {t('listing.needed_to_publish')}
        </span>
      )}
    </div>
  )
}
