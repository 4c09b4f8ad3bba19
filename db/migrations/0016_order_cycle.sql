CREATE TABLE "place_order_cycle" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"cycle_cd" varchar(10) COLLATE "C" NOT NULL,
	"cycle_nm" varchar(60) DEFAULT '' NOT NULL,
	"cycle_kind" varchar(20) COLLATE "C" NOT NULL,
	"interval" integer DEFAULT 0 NOT NULL,
	"base_dt" date NOT NULL,
	"mon_flg" boolean DEFAULT false NOT NULL,
	"tue_flg" boolean DEFAULT false NOT NULL,
	"wed_flg" boolean DEFAULT false NOT NULL,
	"thu_flg" boolean DEFAULT false NOT NULL,
	"fri_flg" boolean DEFAULT false NOT NULL,
	"sat_flg" boolean DEFAULT false NOT NULL,
	"sun_flg" boolean DEFAULT false NOT NULL,
	"month_days" varchar(40) DEFAULT '' NOT NULL,
	"calendar_cd" varchar(10) COLLATE "C",
	"order_shift" varchar(20) COLLATE "C" NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("cycle_cd", '') || ' ' || coalesce("cycle_nm", '') || ' ' || coalesce("calendar_cd", ''))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "place_order_cycle_company_cd_factory_cd_cycle_cd_pk" PRIMARY KEY("company_cd","factory_cd","cycle_cd")
);
--> statement-breakpoint
ALTER TABLE "place_order_master" ADD COLUMN "cycle_cd" varchar(10) COLLATE "C";--> statement-breakpoint
ALTER TABLE "place_order_master" drop column "search_key";--> statement-breakpoint
ALTER TABLE "place_order_master" ADD COLUMN "search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("item_cd", '') || ' ' || coalesce("supplier_cd", '') || ' ' || coalesce("branch_no", '') || ' ' || coalesce("cycle_cd", ''))) STORED;--> statement-breakpoint
ALTER TABLE "place_order_cycle" ADD CONSTRAINT "place_order_cycle_calendar_cd_fk" FOREIGN KEY ("company_cd","calendar_cd") REFERENCES "public"."calendar"("company_cd","calendar_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "place_order_cycle_total" ON "place_order_cycle" USING btree ("company_cd","factory_cd","abort_div");--> statement-breakpoint
CREATE INDEX "place_order_cycle_search_key" ON "place_order_cycle" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "place_order_cycle_of_calendar_cd" ON "place_order_cycle" USING btree ("company_cd","calendar_cd");--> statement-breakpoint
ALTER TABLE "place_order_master" ADD CONSTRAINT "place_order_master_cycle_cd_fk" FOREIGN KEY ("company_cd","factory_cd","cycle_cd") REFERENCES "public"."place_order_cycle"("company_cd","factory_cd","cycle_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "place_order_master_of_cycle_cd" ON "place_order_master" USING btree ("company_cd","factory_cd","cycle_cd");--> statement-breakpoint
-- It went with its column.
CREATE INDEX "place_order_master_search_key" ON "place_order_master" USING gin ("search_key" gin_trgm_ops);
