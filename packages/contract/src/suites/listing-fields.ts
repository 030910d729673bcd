import {
  type Fields,
  optionsOf,
  translatedFields,
  untranslatedFields,
} from '#platform/fields/fields.ts'
import { maxGuests, maxNights, maxPets } from './stay-limits.ts'
import { cancellationCodes, maxSecurityDeposit, suiteKinds } from './suite-choices.ts'

const maxAmount = 100_000_000
/** Per hour, before taxes. */
const hourAmount = {
  kind: 'money',
  min: 100,
  max: 1_000_000,
  default: null,
  mayBeMissing: true,
} as const

/**
 * Every plain field of a home, by section of its editor and in the order of its form. Draft schema,
 * default, gap, publication, preview, page, label and control derive from these rows. A field is a
 * column of `suites` with its name, a text in each language one of `suite_texts`; those of `safety`
 * and `guide` are stored with the rest of their section. Its label is `listing.field.{name}`, its
 * gap `listing.gap.{gap}`.
 */
export const listingFields = {
  basics: {
    name: {
      kind: 'line',
      max: 200,
      typed: 80,
      default: '',
      gap: 'name',
      hint: 'listing.hint.name',
      seenOn: 'card',
    },
    kind: {
      kind: 'choice',
      options: optionsOf('suite_kind', suiteKinds),
      default: 'house',
      seenOn: 'page',
    },
    /** Square feet. */
    floorSize: {
      kind: 'number',
      min: 50,
      max: 200_000,
      default: null,
      gap: 'size',
      seenOn: 'page',
    },
    guests: {
      kind: 'number',
      min: 1,
      max: maxGuests,
      default: null,
      gap: 'guests',
      seenOn: 'card',
    },
    bedrooms: { kind: 'number', min: 0, max: 30, default: null, gap: 'bedrooms', seenOn: 'card' },
    bathrooms: {
      kind: 'number',
      min: 0.5,
      max: 30,
      step: 0.5,
      default: null,
      gap: 'bathrooms',
      seenOn: 'page',
    },
    maxPets: { kind: 'number', min: 0, max: maxPets, default: 0, seenOn: 'page' },
    welcomesChildren: { kind: 'switch', default: true, mayBeMissing: true, seenOn: 'page' },
    welcomesInfants: { kind: 'switch', default: true, mayBeMissing: true, seenOn: 'page' },
    parking: {
      kind: 'choice',
      options: {
        free: 'listing.parking.free',
        paid: 'listing.parking.paid',
        none: 'listing.parking.none',
      },
      default: 'none',
      seenOn: 'page',
    },
    poolKind: {
      kind: 'choice',
      options: {
        outdoor: 'listing.pool.outdoor',
        indoor: 'listing.pool.indoor',
        none: 'listing.pool.none',
      },
      default: 'none',
      seenOn: 'page',
    },
  },
  safety: {
    /** Inches: the narrowest door that guests use. */
    doorWidth: { kind: 'number', min: 18, max: 96, default: null, seenOn: 'page' },
  },
  texts: {
    tagline: { kind: 'texts', max: 200, default: '', gap: 'texts', seenOn: 'page' },
    story: {
      kind: 'texts',
      max: 25_000,
      isLong: true,
      parts: { by: 'paragraph', most: 12, max: 2000 },
      default: '',
      gap: 'texts',
      hint: 'listing.hint.story',
      seenOn: 'page',
    },
    neighborhoodNote: {
      kind: 'texts',
      max: 2000,
      isLong: true,
      default: '',
      gap: 'texts',
      seenOn: 'page',
    },
  },
  rules: {
    checkInFrom: { kind: 'clock', default: '16:00', seenOn: 'page' },
    checkOutUntil: { kind: 'clock', default: '11:00', seenOn: 'page' },
    /** Early check-in and late check-out; without an hour, the side is not offered. */
    earlyCheckInFrom: { kind: 'clock', isFullHour: true, default: null, mayBeMissing: true },
    earlyCheckInAmount: hourAmount,
    lateCheckOutUntil: { kind: 'clock', isFullHour: true, default: null, mayBeMissing: true },
    lateCheckOutAmount: hourAmount,
    /** Requests are approved without the owner. */
    approvesHours: { kind: 'switch', default: false, mayBeMissing: true },
    houseRules: {
      kind: 'texts',
      max: 6500,
      isLong: true,
      parts: { by: 'line', most: 30, max: 200 },
      default: '',
      hint: 'listing.hint.houseRules',
      seenOn: 'page',
    },
    /** How to get in. */
    arrivalNotes: { kind: 'texts', max: 4000, isLong: true, default: '', seenOn: 'stay' },
  },
  guide: {
    doorCode: { kind: 'line', max: 40, default: '', seenOn: 'stay' },
    wifiNetwork: { kind: 'line', max: 60, default: '', seenOn: 'stay' },
    wifiPassword: { kind: 'line', max: 100, default: '', seenOn: 'stay' },
  },
  prices: {
    nightlyAmount: { kind: 'money', min: 100, max: maxAmount, default: null, gap: 'price' },
    weekendAmount: { kind: 'money', min: 100, max: maxAmount, default: null, gap: 'price' },
    cleaningAmount: { kind: 'money', min: 0, max: maxAmount, default: 0 },
    petAmount: { kind: 'money', min: 0, max: maxAmount, default: 0 },
    petNightAmount: { kind: 'money', min: 0, max: maxAmount, default: 0, mayBeMissing: true },
    extraGuestAmount: {
      kind: 'money',
      min: 0,
      max: maxAmount,
      default: 0,
      hint: 'listing.hint.extraGuestAmount',
      mayBeMissing: true,
    },
    /** The guests whom the nightly price covers; null when it covers all. */
    includedGuests: { kind: 'number', min: 1, max: maxGuests, default: null, mayBeMissing: true },
    /** For damage; never part of a price. */
    securityDepositAmount: {
      kind: 'money',
      min: 0,
      max: maxSecurityDeposit,
      default: 0,
      hint: 'listing.hint.securityDepositAmount',
      seenOn: 'page',
    },
    minNights: { kind: 'number', min: 1, max: maxNights, default: 2, seenOn: 'page' },
    maxNights: { kind: 'number', min: 1, max: maxNights, default: 60, seenOn: 'page' },
  },
  extras: {
    /** 0 when the home has none. */
    housekeepingAmount: { kind: 'money', min: 0, max: maxAmount, default: 0 },
  },
  cancellation: {
    /** Guests see the policy itself. */
    code: {
      kind: 'choice',
      options: optionsOf('cancellation', cancellationCodes),
      default: null,
      gap: 'policy',
    },
  },
} as const satisfies Record<string, Fields>

/** The columns of `suites` of these fields; only the policy has another name. */
export const suiteColumns = {
  ...untranslatedFields(listingFields.basics),
  ...untranslatedFields(listingFields.rules),
  ...untranslatedFields(listingFields.prices),
  ...listingFields.extras,
  cancellation: listingFields.cancellation.code,
}

/** The columns of `suite_texts`. */
export const textColumns = {
  ...translatedFields(listingFields.basics),
  ...translatedFields(listingFields.texts),
  ...translatedFields(listingFields.rules),
}
