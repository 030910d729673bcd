-- Texts of the console are named after administrators, as everything else of theirs; edits keep their words.
-- Rollback: the version before writes its own texts again and does not show edits of these.
CREATE TEMPORARY TABLE renamed (prefix text, name text) ON COMMIT DROP;
INSERT INTO renamed VALUES
  ('booking_desk', 'admin_bookings'), ('payout_desk', 'admin_payouts'), ('dispute_desk', 'admin_disputes'),
  ('gift_desk', 'admin_gift_cards'), ('approval_desk', 'admin_approvals'), ('coupon_desk', 'admin_coupons'),
  ('place_desk', 'admin_places'), ('id_desk', 'admin_ids'), ('home_desk', 'admin_homes'),
  ('support_desk', 'admin_support'), ('review_desk', 'admin_reviews'), ('faq_desk', 'admin_faqs'),
  ('blog_desk', 'admin_blog'), ('desk', 'admin_expenses');
UPDATE texts SET key = name || substr(key, length(prefix) + 1) FROM renamed WHERE starts_with(key, prefix || '.');
UPDATE text_drafts SET key = name || substr(key, length(prefix) + 1) FROM renamed WHERE starts_with(key, prefix || '.');
UPDATE text_versions SET key = name || substr(key, length(prefix) + 1) FROM renamed WHERE starts_with(key, prefix || '.');
UPDATE texts SET key = 'payout.all_withdrawals' WHERE key = 'payout.desk';
UPDATE text_drafts SET key = 'payout.all_withdrawals' WHERE key = 'payout.desk';
UPDATE text_versions SET key = 'payout.all_withdrawals' WHERE key = 'payout.desk';
