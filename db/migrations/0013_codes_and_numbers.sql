CREATE TABLE "cancelled_number" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"series" varchar(40) COLLATE "C" NOT NULL,
	"kind" varchar(20) COLLATE "C" NOT NULL,
	"printed_no" varchar(60) COLLATE "C" NOT NULL,
	"biz_dt" date NOT NULL,
	"reason" varchar(200) NOT NULL,
	"cancelled_by" varchar(20) COLLATE "C" NOT NULL,
	"cancelled_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"request_id" varchar(60) NOT NULL,
	CONSTRAINT "cancelled_number_company_cd_factory_cd_series_kind_printed_no_pk" PRIMARY KEY("company_cd","factory_cd","series","kind","printed_no")
);
--> statement-breakpoint
CREATE TABLE "number_counter" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"series" varchar(40) COLLATE "C" NOT NULL,
	"kind" varchar(20) COLLATE "C" NOT NULL,
	"period" varchar(8) COLLATE "C" NOT NULL,
	"current_no" integer NOT NULL,
	"last_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "number_counter_company_cd_factory_cd_series_kind_period_pk" PRIMARY KEY("company_cd","factory_cd","series","kind","period")
);
--> statement-breakpoint
-- How far each series has counted moves out of its rule.
INSERT INTO "number_counter" ("company_cd", "factory_cd", "series", "kind", "period", "current_no", "last_at")
  SELECT "company_cd", "factory_cd", 'slip_no_control', "kind", "period", "current_no", "update_dt" FROM "slip_no_control"
  WHERE ("period" <> '' OR "reset_div" = '0') AND "current_no" > "start_no";--> statement-breakpoint
DELETE FROM "slip_no_control" WHERE "period" <> '';--> statement-breakpoint
-- How far each series has counted moves out of its rule.
INSERT INTO "number_counter" ("company_cd", "factory_cd", "series", "kind", "period", "current_no", "last_at")
  SELECT "company_cd", "factory_cd", 'inventory_no_control', "kind", "period", "current_no", "update_dt" FROM "inventory_no_control"
  WHERE ("period" <> '' OR "reset_div" = '0') AND "current_no" > "start_no";--> statement-breakpoint
DELETE FROM "inventory_no_control" WHERE "period" <> '';--> statement-breakpoint
ALTER TABLE "inventory_no_control" DROP CONSTRAINT "inventory_no_control_counts_up";--> statement-breakpoint
ALTER TABLE "slip_no_control" DROP CONSTRAINT "slip_no_control_counts_up";--> statement-breakpoint
ALTER TABLE "inventory_no_control" DROP CONSTRAINT "inventory_no_control_company_cd_factory_cd_kind_period_pk";--> statement-breakpoint
ALTER TABLE "slip_no_control" DROP CONSTRAINT "slip_no_control_company_cd_factory_cd_kind_period_pk";--> statement-breakpoint
ALTER TABLE "inventory_no_control" ADD CONSTRAINT "inventory_no_control_company_cd_factory_cd_kind_pk" PRIMARY KEY("company_cd","factory_cd","kind");--> statement-breakpoint
ALTER TABLE "slip_no_control" ADD CONSTRAINT "slip_no_control_company_cd_factory_cd_kind_pk" PRIMARY KEY("company_cd","factory_cd","kind");--> statement-breakpoint
ALTER TABLE "code_kind" ADD COLUMN "fixed_flg" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "data_kind_control" ADD COLUMN "kind_nm" varchar(60) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "data_kind_control" ADD COLUMN "end_no" integer DEFAULT 2000000000 NOT NULL;--> statement-breakpoint
ALTER TABLE "data_kind_control" ADD COLUMN "note" varchar(400) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "data_kind_control" ADD COLUMN "abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "data_kind_control" ADD COLUMN "search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("kind", '') || ' ' || coalesce("kind_nm", ''))) STORED;--> statement-breakpoint
ALTER TABLE "data_kind_control" ADD COLUMN "create_user" varchar(20) COLLATE "C" DEFAULT 'system' NOT NULL;--> statement-breakpoint
ALTER TABLE "data_kind_control" ALTER COLUMN "create_user" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "data_kind_control" ADD COLUMN "create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "data_kind_control" ADD COLUMN "update_user" varchar(20) COLLATE "C" DEFAULT 'system' NOT NULL;--> statement-breakpoint
ALTER TABLE "data_kind_control" ALTER COLUMN "update_user" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "data_kind_control" ADD COLUMN "update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "data_kind_control" ADD COLUMN "update_cnt" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "inventory_no_control" ADD COLUMN "kind_nm" varchar(60) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "inventory_no_control" ADD COLUMN "note" varchar(400) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "inventory_no_control" ADD COLUMN "abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "inventory_no_control" ADD COLUMN "search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("kind", '') || ' ' || coalesce("kind_nm", ''))) STORED;--> statement-breakpoint
ALTER TABLE "slip_no_control" ADD COLUMN "kind_nm" varchar(60) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "slip_no_control" ADD COLUMN "note" varchar(400) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "slip_no_control" ADD COLUMN "abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "slip_no_control" ADD COLUMN "search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("kind", '') || ' ' || coalesce("kind_nm", ''))) STORED;--> statement-breakpoint
CREATE INDEX "data_kind_control_search_key" ON "data_kind_control" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "inventory_no_control_search_key" ON "inventory_no_control" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "slip_no_control_search_key" ON "slip_no_control" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "inventory_no_control" DROP COLUMN "period";--> statement-breakpoint
ALTER TABLE "inventory_no_control" DROP COLUMN "current_no";--> statement-breakpoint
ALTER TABLE "slip_no_control" DROP COLUMN "period";--> statement-breakpoint
ALTER TABLE "slip_no_control" DROP COLUMN "current_no";--> statement-breakpoint
ALTER TABLE "inventory_no_control" ADD CONSTRAINT "inventory_no_control_counts_up" CHECK ("inventory_no_control"."step" >= 1 AND "inventory_no_control"."start_no" + "inventory_no_control"."step" <= "inventory_no_control"."end_no");--> statement-breakpoint
ALTER TABLE "slip_no_control" ADD CONSTRAINT "slip_no_control_counts_up" CHECK ("slip_no_control"."step" >= 1 AND "slip_no_control"."start_no" + "slip_no_control"."step" <= "slip_no_control"."end_no");--> statement-breakpoint
UPDATE "slip_no_control" SET "kind_nm" = "kind";--> statement-breakpoint
UPDATE "inventory_no_control" SET "kind_nm" = "kind";--> statement-breakpoint
UPDATE "data_kind_control" SET "kind_nm" = "kind";
