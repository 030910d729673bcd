import { useState } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { useSection } from '#suites/listing/editor/editor-context.ts'
import { Field } from '#ui/form/field.tsx'

/** For those who do not use a pointer, and for places known to the meter. */
export function CoordinatesField() {
  const t = useText()
  const { content, change } = useSection('location')
  const { latitude, longitude } = content
  const [typed, setTyped] = useState<string | null>(null)
  const current = latitude === null || longitude === null ? '' : `${latitude}, ${longitude}`
  const isWrong = typed !== null && typed.trim() !== '' && !parse(typed)

  function type(text: string) {
    setTyped(text)
    const place = parse(text)
    if (place) change(place)
  }

  return (
    <Field
      label={t('listing.coordinates')}
      autoComplete='off'
      maxLength={50}
      value={typed ?? current}
      onChange={({ target }) => type(target.value)}
      onBlur={() => !isWrong && setTyped(null)}
      hint={t('listing.coordinates_hint')}
      error={isWrong ? t('listing.coordinates_wrong') : undefined}
    />
  )
}

function parse(text: string): { latitude: number; longitude: number } | undefined {
  const [, north, east] =
    /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text) ?? []
  const [latitude, longitude] = [Number(north), Number(east)]
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return north !== undefined && isPlace ? { latitude, longitude } : undefined
}
