ALTER TABLE "stock_lock" DROP CONSTRAINT "stock_lock_company_cd_factory_cd_location_cd_pk";--> statement-breakpoint
ALTER TABLE "inventory" ADD COLUMN "item_type_cd" varchar(20) COLLATE "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_lock" ADD COLUMN "item_type_cd" varchar(20) COLLATE "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_lock" ADD CONSTRAINT "stock_lock_pk" PRIMARY KEY("company_cd","factory_cd","location_cd","item_type_cd");--> statement-breakpoint
CREATE INDEX "stock_entry_of_lot" ON "stock_entry" USING btree ("company_cd","item_cd","lot_no") WHERE lot_no <> '';