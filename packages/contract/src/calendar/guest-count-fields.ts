import { z } from 'zod'

/** The guests of a stay in a result. */
export const guestCountFields = {
  /** Adults and children together. */
  guests: z.int(),
  children: z.int(),
  infants: z.int(),
  pets: z.int(),
}

/** The kinds besides adults in the body of a request; left out, there are none. */
export const otherGuests = {
  children: z.number().default(0),
  infants: z.number().default(0),
  pets: z.number().default(0),
}

/** The same in a query. */
export const queriedGuests = {
  guests: z.coerce.number().default(1),
  children: z.coerce.number().default(0),
  infants: z.coerce.number().default(0),
  pets: z.coerce.number().default(0),
}
