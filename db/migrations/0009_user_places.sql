ALTER TABLE "app_user" ALTER COLUMN "password_hash" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "places" varchar(2000) DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "app_user_by_kana" ON "app_user" USING btree ("company_cd","kana","user_cd");--> statement-breakpoint
CREATE INDEX "app_user_search_key" ON "app_user" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
-- What users have been given already, as the text that is typed from now on.
UPDATE "app_user" SET "places" = given.places
FROM (
	SELECT company_cd, user_cd, string_agg(factory_cd || ':' || roles, ' ' ORDER BY factory_cd) AS places
	FROM (
		SELECT company_cd, user_cd, factory_cd, string_agg(role_cd, ',' ORDER BY role_cd) AS roles
		FROM "user_role" GROUP BY company_cd, user_cd, factory_cd
	) AS place
	GROUP BY company_cd, user_cd
) AS given
WHERE given.company_cd = "app_user".company_cd AND given.user_cd = "app_user".user_cd;
