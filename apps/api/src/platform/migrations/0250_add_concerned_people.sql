-- Whose money or account a request is about: they neither ask for it nor approve it.
ALTER TABLE approvals ADD COLUMN concerns uuid[] NOT NULL DEFAULT '{}';
ALTER TABLE approvals ADD CONSTRAINT approvals_not_own CHECK (
  asked_by <> ALL (concerns)
  AND (verdict IS DISTINCT FROM 'approved' OR decided_by <> ALL (concerns))
);
-- Finds everybody who has added the same account.
CREATE INDEX bank_accounts_by_numbers ON bank_accounts (fingerprint);
