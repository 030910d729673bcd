import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'

type ShowHomesProps = {
  count: number
  isWaiting: boolean
  /** Without it, the button submits the form around it. */
  onClick?: (() => void) | undefined
}

/** Links from a panel to the results, which suggest changes if no homes are found. */
export function ShowHomes({ count, isWaiting, onClick }: ShowHomesProps) {
  const t = useText()
  return (
    <>
      <span role='status' className='hidden-label'>
        {!isWaiting && t(count > 0 ? 'search.homes' : 'search.no_results', { count })}
      </span>
      <Button
        type={onClick ? 'button' : 'submit'}
        kind={count > 0 ? 'primary' : 'quiet'}
        busy={isWaiting}
        onClick={onClick}
      >
        {count > 0 ? t('search.show', { count }) : t('search.show_none')}
      </Button>
    </>
  )
}
