import type { SuitePhoto } from '@marea/contract/suites/endpoints.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { photoSet } from '#suites/photo-set.ts'
import { Photo } from '#ui/media/photo.tsx'
import { PhotoViewer } from '#ui/overlay/photo-viewer.tsx'

type GalleryProps = {
  name: string
  photos: readonly SuitePhoto[]
  /** From 1, as in the URL. */
  number: number
  onTurn: (number: number) => void
  onClose: () => void
}

export default function Gallery({ name, photos, ...viewer }: GalleryProps) {
  const t = useText()
  return (
    <PhotoViewer
      {...viewer}
      label={t('suite.photos_of', { name })}
      slides={photos.map((photo) => ({
        key: photo.key,
        render: (isNear) => <Slide photo={photo} isNear={isNear} />,
      }))}
    />
  )
}

function Slide({ photo, isNear }: { photo: SuitePhoto; isNear: boolean }) {
  const language = useLanguage()
  const alt = photo.alt[language]
  return (
    <>
      <Photo photo={photoSet(photo)} alt={alt} sizes='100vw' isFirst={isNear} />
      {photo.caption ? (
        <figcaption>{photo.caption[language]}</figcaption>
      ) : (
        <figcaption aria-hidden='true'>{alt}</figcaption>
      )}
    </>
  )
}
