import { useText } from '#platform/texts.tsx'
import { Button } from './button.tsx'
import { Refused } from './refused.tsx'

type NotReadProps = { title: string; error: unknown; onAgain: () => void }

/** A part of a page that could not be read, and another try. */
export function NotRead({ title, error, onAgain }: NotReadProps) {
  const t = useText()
  return (
    <Refused
      title={title}
      error={error}
      acts={
        <Button kind='quiet' small onClick={onAgain}>
          {t('error.again')}
        </Button>
      }
    />
  )
}
