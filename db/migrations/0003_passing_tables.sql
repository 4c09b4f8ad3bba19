-- What these tables hold must not come back with a backup: a restored session would open what its user had closed.
COMMENT ON TABLE session IS 'passing: not in backups';
--> statement-breakpoint
COMMENT ON TABLE company_ticket IS 'passing: not in backups';
--> statement-breakpoint
COMMENT ON TABLE verification_code IS 'passing: not in backups';
--> statement-breakpoint
COMMENT ON TABLE oidc_state IS 'passing: not in backups';
--> statement-breakpoint
COMMENT ON TABLE idempotency_key IS 'passing: not in backups';
