CREATE TABLE "item_standard_cost" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"item_cd" varchar(20) COLLATE "C" NOT NULL,
	"from_dt" date NOT NULL,
	"material_cost" numeric(10, 2) DEFAULT '0' NOT NULL,
	"labour_cost" numeric(10, 2) DEFAULT '0' NOT NULL,
	"machine_cost" numeric(10, 2) DEFAULT '0' NOT NULL,
	"outside_cost" numeric(10, 2) DEFAULT '0' NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("item_cd", ''))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "item_standard_cost_company_cd_factory_cd_item_cd_from_dt_pk" PRIMARY KEY("company_cd","factory_cd","item_cd","from_dt")
);
--> statement-breakpoint
DROP INDEX "stock_balance_of_item";--> statement-breakpoint
ALTER TABLE "item_standard_cost" ADD CONSTRAINT "item_standard_cost_item_cd_fk" FOREIGN KEY ("company_cd","item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "item_standard_cost_total" ON "item_standard_cost" USING btree ("company_cd","factory_cd","abort_div");--> statement-breakpoint
CREATE INDEX "item_standard_cost_search_key" ON "item_standard_cost" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "item_standard_cost_of_item_cd" ON "item_standard_cost" USING btree ("company_cd","item_cd");--> statement-breakpoint
ALTER TABLE "item_cost" ADD CONSTRAINT "item_cost_item" FOREIGN KEY ("company_cd","item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot" ADD CONSTRAINT "lot_item" FOREIGN KEY ("company_cd","item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_balance" ADD CONSTRAINT "stock_balance_location" FOREIGN KEY ("company_cd","factory_cd","location_cd") REFERENCES "public"."stock_location"("company_cd","factory_cd","location_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_lock" ADD CONSTRAINT "stock_lock_location" FOREIGN KEY ("company_cd","factory_cd","location_cd") REFERENCES "public"."stock_location"("company_cd","factory_cd","location_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_balance_of_item" ON "stock_balance" USING btree ("company_cd","item_cd","factory_cd");