import { z } from 'zod'

/** The guests of a stay in a result. */
export const guestCountFields = {
  /** Adults and children together. */
  guests: z.int(),
  children: z.int(),
  infants: z.int(),
  pets: z.int(),
}

/** Guests other than adults in a request body; none by default. */
export const otherGuests = {
  children: z.number().default(0),
  infants: z.number().default(0),
  pets: z.number().default(0),
}

/** Guests other than adults in a query. */
export const queriedGuests = {
  guests: z.coerce.number().default(1),
  children: z.coerce.number().default(0),
  infants: z.coerce.number().default(0),
  pets: z.coerce.number().default(0),
}
