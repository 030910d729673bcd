import { useText } from '#platform/texts/texts.tsx'

type Position = { from?: string | undefined; number: number; count: number }

export function usePhotoAlt(): (position: Position) => string {
  const t = useText()
  return ({ from, number, count }) => {
    const params = { name: from ?? '', number, count }
    if (count === 1) return t(from ? 'messaging.photo_from' : 'messaging.photo_own', params)
    return t(from ? 'messaging.photo_of_several' : 'messaging.photo_own_of_several', params)
  }
}
