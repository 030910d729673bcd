import { useText } from '#platform/texts/texts.tsx'
import { Select } from '#ui/form/select.tsx'
import { useSection } from './editor-context.ts'

type PhotoChoiceProps = {
  label?: string
  photo: string | null
  onChange: (photo: string | null) => void
}

export function PhotoChoice({ label, photo, onChange }: PhotoChoiceProps) {
  const t = useText()
  const { content } = useSection('photos')
  const none = { id: 'none', label: t('listing.room_no_photo') }
  const options = content.photos.map(({ key, room }, index) => ({
    id: key,
    label: `${t('listing.photo', { number: index + 1 })}: ${t(`listing.room.${room}`)}`,
  }))
  return (
    <Select
      label={label ?? t('listing.room_photo')}
      options={[none, ...options]}
      value={photo ?? 'none'}
      onChange={(chosen) => onChange(chosen === 'none' ? null : chosen)}
    />
  )
}
