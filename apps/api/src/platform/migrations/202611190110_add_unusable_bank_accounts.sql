ALTER TYPE payout_outcome ADD VALUE 'bank_account_unusable';
