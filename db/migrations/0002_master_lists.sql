-- A trigram index finds nothing for a word of two characters, and in Japanese that is the usual length (高橋, 鋼板).
-- So the key is stored with a Z between the characters, a letter that folded text cannot have: two characters and
-- their Z make a trigram, and LIKE stays exact.
CREATE FUNCTION kaname_search_key(words text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT regexp_replace(kaname_fold(words), '(.)', '\1Z', 'g') $$;
--> statement-breakpoint
-- What LIKE compares a search key with: the wildcards that a person types are ordinary characters.
CREATE FUNCTION kaname_search_pattern(word text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT '%' || regexp_replace(kaname_search_key(word), '([\\%_])', '\\\1', 'g') || '%' $$;
--> statement-breakpoint
-- The same for a folded column that has no search key of its own.
CREATE FUNCTION kaname_part_pattern(word text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT '%' || regexp_replace(kaname_fold(word), '([\\%_])', '\\\1', 'g') || '%' $$;
--> statement-breakpoint
ALTER TABLE "app_user" drop column "search_key";--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("user_cd", '') || ' ' || coalesce("username", '') || ' ' || coalesce("kana", ''))) STORED;--> statement-breakpoint
ALTER TABLE "factory" drop column "search_key";--> statement-breakpoint
ALTER TABLE "factory" ADD COLUMN "search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("factory_cd", '') || ' ' || coalesce("factory_nm", '') || ' ' || coalesce("kana", ''))) STORED;--> statement-breakpoint
CREATE INDEX "factory_total" ON "factory" USING btree ("company_cd","abort_div");--> statement-breakpoint
CREATE INDEX "factory_search_key" ON "factory" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "factory_by_kana" ON "factory" USING btree ("company_cd","kana","factory_cd");--> statement-breakpoint
CREATE INDEX "user_factory_of_factory" ON "user_factory" USING btree ("company_cd","factory_cd");