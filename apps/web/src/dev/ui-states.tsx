import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card.tsx'
import { FieldRow } from '#ui/form/form.tsx'
import { Blur } from '#ui/media/blur.tsx'
import { Photo } from '#ui/media/photo.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { Skeleton, SkeletonBlock } from '#ui/state/skeleton.tsx'
import small from './photos/terrace-480.avif'
import smallWebp from './photos/terrace-480.webp'
import large from './photos/terrace-960.avif'
import jpeg from './photos/terrace-960.jpg'
import largeWebp from './photos/terrace-960.webp'
import styles from './ui-page.module.css'
import { useSampleTexts } from './ui-texts.ts'

const terrace = {
  src: jpeg,
  width: 960,
  height: 640,
  avif: `${small} 480w, ${large} 960w`,
  webp: `${smallWebp} 480w, ${largeWebp} 960w`,
  thumbhash: '3BgKFYJ5eXekh3iPdodWicB1Ab0V',
}

export function Waiting() {
  const words = useSampleTexts()
  return (
    <Stack>
      <FieldRow>
        <div className={styles.plate}>
          <Photo photo={terrace} alt={words.photoAlt} sizes='(max-width: 860px) 92vw, 22vw' />
          <div className={styles.onPlate}>
            <Button kind='paper'>{words.onPhoto}</Button>
          </div>
        </div>
        <div className={styles.blur}>
          <Blur thumbhash={terrace.thumbhash} />
        </div>
        <div data-sample>
          <Skeleton>
            <SkeletonBlock ratio='3 / 2' />
            <SkeletonBlock width='46%' height='20px' />
            <SkeletonBlock width='64%' />
            <SkeletonBlock width='38%' height='17px' />
          </Skeleton>
        </div>
      </FieldRow>
      <FieldRow>
        <Card>
          <h3>{words.card}</h3>
          <p className='soft small'>{words.cardText}</p>
        </Card>
        <Card kind='floats'>
          <h3>{words.cardFloats}</h3>
          <p className='soft small'>{words.cardFloatsText}</p>
        </Card>
        <Card kind='sunk'>
          <h3>{words.cardSunk}</h3>
          <p className='soft small'>{words.cardSunkText}</p>
        </Card>
      </FieldRow>
    </Stack>
  )
}

export function Empty() {
  const words = useSampleTexts()
  return (
    <EmptyState
      level={3}
      title={words.noHome}
      suggestions={[
        { id: 'price', label: words.relaxPrice, action: <SampleLink label={words.homes3} /> },
        { id: 'bedrooms', label: words.relaxBedrooms, action: <SampleLink label={words.homes5} /> },
      ]}
    >
      {words.relax}
    </EmptyState>
  )
}

function SampleLink({ label }: { label: string }) {
  return (
    <Button kind='quiet' small>
      {label}
    </Button>
  )
}

export function Errors() {
  const words = useSampleTexts()
  return (
    <Stack>
      <Notice
        tone='bad'
        icon='card'
        title={words.refusedTitle}
        actions={
          <>
            <Button small>{words.otherCard}</Button>
            <Button small kind='quiet'>
              {words.tryAgain}
            </Button>
          </>
        }
      >
        {words.refusedText}
      </Notice>
      <Notice
        tone='warn'
        title={words.takenTitle}
        actions={<Button small>{words.fourNights}</Button>}
      >
        {words.takenText}
      </Notice>
      <Notice tone='good' title={words.savedTitle} />
      <Notice tone='info' title={words.infoTitle}>
        {words.infoText}
      </Notice>
    </Stack>
  )
}
