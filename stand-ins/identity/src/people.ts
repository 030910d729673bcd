export type GoogleAccount = {
  id: string
  name: string
  email: string
  isEmailVerified: boolean
  color: string
}

/** The accounts that Google knows in this demo; nobody can sign in with an address of their own. */
export const googleAccounts: GoogleAccount[] = [
  {
    id: 'elena',
    name: 'Elena Prado',
    email: 'elena.prado@gmail.test',
    isEmailVerified: true,
    color: '#0d4b46',
  },
  {
    id: 'marcus',
    name: 'Marcus Webb',
    email: 'marcus.webb@gmail.test',
    isEmailVerified: true,
    color: '#84602d',
  },
  {
    id: 'laura',
    name: 'Laura Whitfield',
    email: 'guest@marea.test',
    isEmailVerified: true,
    color: '#2f5f7a',
  },
  {
    id: 'nadia',
    name: 'Nadia Cole',
    email: 'nadia.cole@work.test',
    isEmailVerified: false,
    color: '#a93226',
  },
]

export type AppleAccount = {
  id: string
  firstName: string
  lastName: string
  email: string
  relayEmail: string
}

export const appleAccounts: AppleAccount[] = [
  {
    id: 'sofia',
    firstName: 'Sofía',
    lastName: 'Lerma',
    email: 'sofia.lerma@icloud.test',
    relayEmail: 'k7m2x9qd4t@privaterelay.appleid.test',
  },
  {
    id: 'james',
    firstName: 'James',
    lastName: 'Calloway',
    email: 'james.calloway@icloud.test',
    relayEmail: 'w3h8rp5z6n@privaterelay.appleid.test',
  },
]
