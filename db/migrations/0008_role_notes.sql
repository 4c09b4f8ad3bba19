ALTER TABLE "role" ADD COLUMN "note" varchar(200) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "role" ADD COLUMN "search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("role_cd", '') || ' ' || coalesce("role_nm", ''))) STORED;--> statement-breakpoint
CREATE INDEX "role_search_key" ON "role" USING gin ("search_key" gin_trgm_ops);