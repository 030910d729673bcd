/** Extras a guest may order; each home has its own prices. */
export const extraCodes = [
  'valentines_day',
  'baby_crib',
  'honeymoon',
  'happy_birthday',
  'extra_cleaning',
  'special_request',
] as const
export type ExtraCode = (typeof extraCodes)[number]

/** A service is Marea's and costs it money; the others are part of the lodging. */
export const extraKinds: Readonly<Record<ExtraCode, 'service' | 'lodging'>> = {
  valentines_day: 'service',
  baby_crib: 'lodging',
  honeymoon: 'service',
  happy_birthday: 'service',
  extra_cleaning: 'lodging',
  special_request: 'lodging',
}
