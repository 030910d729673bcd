ALTER TYPE feed_conflict_decision ADD VALUE 'offer_home';
