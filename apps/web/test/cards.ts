/** A saved card of a guest. */
export const visa = {
  id: 'pm_visa',
  holderName: 'Laura Méndez',
  brand: 'visa',
  lastFour: '4242',
  wallet: null,
  expiryMonth: 5,
  expiryYear: 2030,
  expiry: 'fine',
  isDefault: true,
} as const
