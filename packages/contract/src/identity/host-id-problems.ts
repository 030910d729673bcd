/** Why a decision about a main host ID is refused. */
export const hostIdProblems = {
  'host_ids.unseen': { status: 409, message: 'Open the ID before you accept it.' },
  'host_ids.decided': { status: 409, message: 'This ID has already been reviewed.' },
} as const
