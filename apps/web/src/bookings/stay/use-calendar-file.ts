import type { BookingCard } from '@marea/contract/bookings/endpoints.ts'
import { callForFile } from '#platform/api/api.ts'
import { saveFile } from '#platform/api/save-file.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'

export function useCalendarFile({ id, reference }: Pick<BookingCard, 'id' | 'reference'>) {
  const { isBusy, error, attempt } = useAttempt()

  function save() {
    attempt(async () => {
      saveFile(
        `${reference}.ics`,
        await callForFile('GET /bookings/:id/stay.ics', { params: { id } }),
      )
    })
  }

  return { isBusy, error, save }
}
