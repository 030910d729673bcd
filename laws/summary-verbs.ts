/** What a summary of the API may begin with: verbs in the imperative. */
export const summaryVerbs: ReadonlySet<string> = new Set(
  `
    Accept Add Apply Approve Archive Ask Block Buy Cancel Change Check Close Compare
    Confirm Connect Correct Count Create Decide Decline Delete Discard Disconnect Dismiss
    Download Email End Estimate Find Finish Get Hide Hold Invite Leave List Lock Lower
    Make Mark Move Open Pay Preview Publish Quote Read Recompute Record Refund Register
    Reject Release Remove Rename Reorder Replace Reply Report Request Resend Resolve
    Restore Review Revoke Run Save Search Send Set Share Show Sign Stop Stream Suggest
    Test Turn Undo Unlock Unpublish Upload Void Watch Withdraw
  `
    .trim()
    .split(/\s+/),
)
