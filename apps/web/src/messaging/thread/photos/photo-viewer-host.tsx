import type { Conversation, Message } from '@marea/contract/messaging/endpoints.ts'
import { useLocation, useSearchParams } from 'react-router'
import { useNameOf } from '#messaging/use-message-text.ts'
import { useText } from '#platform/texts/texts.tsx'
import { PhotoViewer } from '#ui/overlay/photo-viewer.tsx'
import { useCloseTo } from '#ui/overlay/use-back-closes.ts'
import { MessagePhoto } from './message-photo.tsx'
import styles from './photos.module.css'
import { usePhotoAlt } from './use-photo-alt.ts'

type PhotoViewerHostProps = { conversation: Conversation; items: readonly Message[] }

/** The loaded photos of the conversation at full screen, beginning with the one in the URL. */
export default function PhotoViewerHost({ conversation, items }: PhotoViewerHostProps) {
  const t = useText()
  const name = useNameOf()(conversation)
  const altOf = usePhotoAlt()
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const close = useCloseTo(`?${without(params)}`)
  const photos = items.flatMap(({ from, photos }) =>
    photos.map((photo, index) => ({
      photo,
      position: {
        from: from === conversation.side ? undefined : name,
        number: index + 1,
        count: photos.length,
      },
    })),
  )
  const number = 1 + photos.findIndex(({ photo }) => photo.id === params.get('photo'))
  if (number === 0) return null

  function turn(to: number) {
    const id = photos[to - 1]?.photo.id
    if (!id || to === number) return
    const next = new URLSearchParams(params)
    next.set('photo', id)
    setParams(next, { replace: true, preventScrollReset: true, state })
  }

  return (
    <PhotoViewer
      label={t('messaging.photos_with', { name })}
      number={number}
      onTurn={turn}
      onClose={close}
      slides={photos.map(({ photo, position }) => ({
        key: photo.id,
        render: () => (
          <span
            className={styles.slide}
            style={{ maxWidth: `calc((100svh - 176px) * ${photo.width / photo.height})` }}
          >
            <MessagePhoto room={conversation.id} photo={photo} size='large' alt={altOf(position)} />
          </span>
        ),
      }))}
    />
  )
}

function without(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params)
  rest.delete('photo')
  return rest
}
