/** Without a connection no other text can be loaded, so all these come with the page. */
export const textsShownHere =
  /^(offline|maintenance|trip|place|party|coast|queue|bookings\.(check_in|check_out|address|guests|from_time|until_time)|confirmed\.map|listing\.field\.houseRules|messaging\.(erased|photos|by_you|thread|support|support_by|deleted_owner|deleted_guest|note)|mobile|ui|hosted_booking\.open)(\.|_|$)/
