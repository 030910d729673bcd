import type { OfferedStayTimes } from '@marea/contract/suites/listing/home-stay-times.ts'

const mornings: OfferedStayTimes = {
  earlyCheckInFrom: '12:00',
  earlyCheckInAmount: 60_00,
  lateCheckOutUntil: '15:00',
  lateCheckOutAmount: 60_00,
  approvesHours: false,
}

/** Homes that offer early check-in and late check-out; the others offer neither. */
export const stayTimesBySlug: Record<string, OfferedStayTimes> = {
  'casa-almendro': { ...mornings, earlyCheckInAmount: 90_00, lateCheckOutAmount: 90_00 },
  'casa-malva': mornings,
  'villa-bugambilia': { ...mornings, lateCheckOutUntil: '14:00' },
  'casa-horizonte': { ...mornings, approvesHours: true },
  'casa-lucero': { ...mornings, lateCheckOutUntil: null, lateCheckOutAmount: null },
  'casa-farol': { ...mornings, earlyCheckInAmount: 120_00, lateCheckOutAmount: 120_00 },
  'casa-duna': mornings,
}
