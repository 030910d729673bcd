import type { ImportColumn } from './import-column.ts'

/** Stays that were booked elsewhere, past and to come. */
export const bookingColumns: readonly ImportColumn[] = [
  {
    id: 'home',
    label: 'import.column.home',
    isRequired: true,
    isShared: true,
    names: ['listing', 'listingname', 'property', 'propertyname', 'unit', 'name'],
  },
  {
    id: 'checkIn',
    label: 'import.column.check_in',
    isRequired: true,
    isDay: true,
    names: ['arrival', 'arrivaldate', 'checkindate', 'startdate', 'start', 'from'],
  },
  {
    id: 'checkOut',
    label: 'import.column.check_out',
    isRequired: true,
    isDay: true,
    names: ['departure', 'departuredate', 'checkoutdate', 'enddate', 'end', 'to', 'until'],
  },
  {
    id: 'guestEmail',
    label: 'import.column.guest_email',
    isRequired: false,
    names: ['email', 'guest', 'contactemail'],
  },
  {
    id: 'guestName',
    label: 'import.column.guest_name',
    isRequired: false,
    names: ['fullname', 'guestfullname', 'contactname'],
  },
  {
    id: 'guestPhone',
    label: 'import.column.guest_phone',
    isRequired: false,
    names: ['phone', 'contactphone', 'guestcontact'],
  },
  {
    id: 'guests',
    label: 'listing.field.guests',
    isRequired: false,
    names: ['ofguests', 'numberofguests', 'guestcount', 'adults', 'pax'],
  },
  {
    id: 'total',
    label: 'import.column.total',
    isRequired: false,
    names: ['totalpaid', 'totalprice', 'price', 'amount', 'grossamount', 'grossearnings'],
  },
  {
    id: 'payout',
    label: 'import.column.payout',
    isRequired: false,
    names: ['ownerpayout', 'hostpayout', 'earnings', 'netamount', 'netpayout'],
  },
  {
    id: 'isPaidOut',
    label: 'import.column.is_paid_out',
    isRequired: false,
    names: ['paidout', 'payoutpaid'],
  },
]
